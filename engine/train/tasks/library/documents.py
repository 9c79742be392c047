"""Documents and messages: Markdown, excerpts, names, redaction, tokens, quotations, source code as text."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_SHORT = "tea red a the sun is hot my cat we".split()


def _line(r: Random, low: int = 0, high: int = 5) -> str:
    return " ".join(r.choice(_SHORT) for _ in range(r.randint(low, high)))


def _pieces(r: Random, choices: tuple[str, ...], high: int = 4, between: str = " ") -> str:
    """Some of ``choices`` in a row."""
    return between.join(r.choice(choices) for _ in range(r.randint(0, high)))


def _lines(r: Random, choices: tuple[str, ...], high: int = 4) -> list[str]:
    return [r.choice(choices) for _ in range(r.randint(0, high))]


ENTRIES = (
    made(
        "documents.bold_to_html",
        "bold_to_html render_bold markdown_bold",
        "text: str",
        "str",
        """
        Replace every **word** in {text} by <b>word</b>.
        Markdown bold to HTML
        Given text with parts between double stars, return it with b tags around these parts instead.
        How do I show **important** as bold on a web page? A pair of double asterisks belongs together.
        Convert strong emphasis to HTML; stars without a partner stay.
        Returns {text} with each pair of '**' turned into '<b>' and '</b>'.
        """,
        r"""
        return re.sub(r"\*\*(.*?)\*\*", r"<b>\1</b>", text)
        ---
        parts = text.split("**")
        rest = "**" + parts.pop() if len(parts) % 2 == 0 else ""
        return "".join(f"<b>{part}</b>" if i % 2 else part for i, part in enumerate(parts)) + rest
        """,
        lambda r: (_pieces(r, ("a", "**b**", "**tea cup**", "c", "**")),),
        "import re",
    ),
    made(
        "documents.plain_from_markdown",
        "plain_from_markdown strip_markdown remove_formatting",
        "line: str",
        "str",
        """
        Remove Markdown from {line}: '#' and spaces at the start, and every '*', '_' and '`'.
        strip Markdown signs from a line
        Given a line with a heading mark, emphasis or code marks, return the bare text.
        What does '## My *big* `plan`' say without formatting? Drop # at the start and * _ ` everywhere.
        Turn a formatted line into plain text, without outer spaces.
        Returns the text without leading '#', stars, underscores and backticks, stripped.
        """,
        """
        text = line.lstrip("# ")
        for mark in "*_`":
            text = text.replace(mark, "")
        return text.strip()
        ---
        return re.sub("[*_`]", "", line.lstrip("# ")).strip()
        ---
        return line.lstrip("# ").translate(str.maketrans("", "", "*_`")).strip()
        """,
        lambda r: (
            r.choice(("", "# ", "## ")) + _pieces(r, ("a", "*big*", "_my_", "`x`", "# b", "**plan**")),
        ),
        "import re",
    ),
    made(
        "documents.checklist_progress",
        "checklist_progress count_checked done_and_total",
        "lines: list[str]",
        "tuple[int, int]",
        """
        Count the done and all tasks in {lines}: '- [x] task' is done, '- [ ] task' is open.
        progress of a Markdown checklist
        Given the lines of a to-do list, return (done, total); other lines do not count.
        How many boxes are ticked, and how many are there?
        Count check boxes at the start of lines.
        Returns a pair of ints, (0, 0) without tasks.
        """,
        """
        done = sum(1 for line in lines if line.startswith("- [x] "))
        open_tasks = sum(1 for line in lines if line.startswith("- [ ] "))
        return done, done + open_tasks
        ---
        done = total = 0
        for line in lines:
            box = line[:6]
            if box in ("- [x] ", "- [ ] "):
                total += 1
                done += box == "- [x] "
        return done, total
        """,
        lambda r: (_lines(r, ("- [x] a", "- [ ] b", "- [ ] tea", "# c"), 4),),
    ),
    made(
        "documents.contents",
        "table_of_contents outline_of_headings build_toc",
        "lines: list[str]",
        "list[str]",
        """
        Table of contents from the Markdown headings in {lines}: '- Title', two spaces more per level below \
        '#'.
        outline of headings
        Given the lines of a document, list its headings ('#', '##', ...) as an indented bullet list.
        How do I generate a table of contents for a README? Lines that are no heading are skipped.
        Turn '## Part' into '  - Part'; level 1 has no indentation.
        Returns a list of lines, [] without headings.
        """,
        """
        contents = []
        for line in lines:
            marks, space, title = line.partition(" ")
            if marks and space and set(marks) == {"#"}:
                contents.append("  " * (len(marks) - 1) + "- " + title)
        return contents
        ---
        matches = [re.match("(#+) (.*)", line) for line in lines]
        return [" " * (2 * len(match[1]) - 2) + "- " + match[2] for match in matches if match]
        """,
        lambda r: (_lines(r, ("# A", "## B", "### C", "text", "", "#tag"), 3),),
        "import re",
    ),
    made(
        "documents.markdown_links",
        "markdown_links find_md_links links_in_markdown",
        "text: str",
        "list[tuple[str, str]]",
        """
        List all Markdown links '[text](url)' in {text} as (text, url) pairs.
        extract links from Markdown
        Given a document, find what stands in square brackets directly followed by round brackets.
        Which links are in the README, with their labels?
        Parse inline links, in order of appearance.
        Returns a list of pairs, [] without links.
        """,
        r"""
        return re.findall(r"\[([^\]]*)\]\(([^)]*)\)", text)
        ---
        links = []
        for piece in text.split("[")[1:]:
            label, middle, rest = piece.partition("](")
            url, end, _ = rest.partition(")")
            if middle and end:
                links.append((label, url))
        return links
        """,
        lambda r: (_pieces(r, ("see", "[a](x.io)", "[tea](/t)", "(b)", "[c]"), 3),),
        "import re",
    ),
    made(
        "documents.code_blocks",
        "code_lines_in_markdown fenced_lines code_block_lines",
        "lines: list[str]",
        "list[str]",
        """
        Return the {lines} that stand inside fenced code blocks, between lines that start with three \
        backticks.
        code in a Markdown file
        Given the lines of a document, keep only those between ``` fences, without the fences.
        How do I pull the example code out of a README? An unclosed block goes on until the end.
        Extract everything between lines that begin with ```.
        Returns the code lines in order.
        """,
        """
        inside = False
        code = []
        for line in lines:
            if line.startswith("```"):
                inside = not inside
            elif inside:
                code.append(line)
        return code
        ---
        fences = [line.startswith("```") for line in lines]
        return [line for i, line in enumerate(lines) if not fences[i] and sum(fences[:i]) % 2 == 1]
        """,
        lambda r: (_lines(r, ("```", "```", "```py", "x = 1", "hi"), 5),),
    ),
    made(
        "documents.front_matter",
        "front_matter read_front_matter page_metadata",
        "lines: list[str]",
        "dict[str, str]",
        """
        Read 'key: value' {lines} between a first line '---' and the next '---'; {{}} if it does not start so.
        front matter of a blog post
        Given the lines of a page, return its metadata as a dict of stripped texts.
        Which title and date does the post declare at its top? Only the block at the very beginning counts.
        Parse the header between two lines of three dashes.
        Returns keys and values, {{}} without such a block.
        """,
        """
        if not lines or lines[0] != "---":
            return {}
        data = {}
        for line in lines[1:]:
            if line == "---":
                break
            key, _, value = line.partition(":")
            data[key.strip()] = value.strip()
        return data
        ---
        if lines[:1] != ["---"]:
            return {}
        block = list(takewhile(lambda line: line != "---", lines[1:]))
        return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in block)}
        """,
        lambda r: (
            (["---"] if r.random() < 0.8 else [])
            + _lines(r, ("title: Tea", "n: 1", "a:b:c"), 2)
            + r.choice((["---"], ["---", "x: 2"])),
        ),
        "from itertools import takewhile",
    ),
    made(
        "documents.excerpt",
        "excerpt text_around snippet",
        "text: str; word: str; size: int",
        "str",
        """
        Part of {text} with {word} and {size} characters on both sides; '...' where something is cut off, \
        '' if absent.
        excerpt around the first match
        Given a text and a search word, show the first hit with its surroundings.
        How does a search engine show the place of a hit? Dots mark omitted text at either end.
        Snippet with the keyword in context; a word that does not occur gives an empty string.
        Returns the piece from {size} characters before the word to {size} after it.
        """,
        """
        place = text.find(word)
        if place < 0:
            return ""
        start = max(0, place - size)
        end = place + len(word) + size
        return ("..." if start > 0 else "") + text[start:end] + ("..." if end < len(text) else "")
        ---
        before, found, after = text.partition(word)
        if not found:
            return ""
        left = before if len(before) <= size else "..." + before[len(before) - size:]
        right = after if len(after) <= size else after[:size] + "..."
        return left + found + right
        """,
        lambda r: (_line(r, 0, 6), r.choice(("sun", "hot", "red", "tea")), r.randint(0, 6)),
    ),
    made(
        "documents.first_words",
        "first_words_with_dots limit_words teaser",
        "text: str; count: int",
        "str",
        """
        The first {count} words of {text}, with '...' appended if there are more.
        shorten a text to a number of words
        Given a text, keep at most {count} words joined by single spaces and mark the cut with three dots.
        Make a teaser for an article, limited by words and not by characters.
        How do I show only the beginning of a long text? No dots if nothing is missing.
        Returns the shortened text.
        """,
        """
        words = text.split()
        if len(words) <= count:
            return " ".join(words)
        return " ".join(words[:count]) + "..."
        ---
        words = text.split()
        return " ".join(words[:count]) + ("..." if words[count:] else "")
        """,
        lambda r: (_line(r, 0, 6), r.randint(1, 5)),
    ),
    made(
        "documents.justify_line",
        "justify_line full_justify stretch_line",
        "words: list[str]; width: int",
        "str",
        """
        Spread {words} over exactly {width} characters; spaces are as equal as possible, extra ones on the \
        left.
        justify a line of text
        Given words that fit, put spaces between them so that the line is filled from edge to edge.
        How does block alignment work? A single word is followed by spaces, no word gives only spaces.
        Full justification of one line.
        Returns a string of length {width}.
        """,
        """
        if len(words) < 2:
            return "".join(words).ljust(width)
        spaces = width - sum(len(word) for word in words)
        each, extra = divmod(spaces, len(words) - 1)
        line = words[0]
        for i, word in enumerate(words[1:]):
            line += " " * (each + (i < extra)) + word
        return line
        ---
        gaps = max(len(words) - 1, 1)
        parts = list(words) if words else [""]
        spaces = width - len("".join(parts))
        for i in range(spaces):
            parts[i % gaps] += " "
        return "".join(parts)
        """,
        lambda r: (lambda words: (words, len(" ".join(words)) + r.randint(0, 6)))(
            [r.choice(_SHORT) for _ in range(r.randint(0, 4))]
        ),
    ),
    made(
        "documents.paragraphs",
        "split_paragraphs paragraphs text_blocks",
        "text: str",
        "list[str]",
        """
        Split {text} into paragraphs at blank lines; the lines of one paragraph are joined by a space.
        text to paragraphs
        Given text with empty lines between its blocks, return one string for each block.
        How do I get the paragraphs of an essay? Several blank lines count as one border.
        Unwrap hard line breaks but keep paragraphs apart.
        Returns a list of one-line paragraphs, [] for blank text.
        """,
        r"""
        result = []
        current = []
        for line in text.split("\n") + [""]:
            if line.strip():
                current.append(line.strip())
            elif current:
                result.append(" ".join(current))
                current = []
        return result
        ---
        groups = groupby((line.strip() for line in text.split("\n")), key=bool)
        return [" ".join(lines) for filled, lines in groups if filled]
        """,
        lambda r: ("\n".join(r.choice(("a b", "tea", "", "", " ")) for _ in range(r.randint(0, 6))),),
        "from itertools import groupby",
    ),
    made(
        "documents.straight_quotes",
        "straight_quotes plain_quotes normalize_quotes",
        "text: str",
        "str",
        """
        Replace the curly quotes \u201c \u201d by " and \u2018 \u2019 by a plain apostrophe in {text}.
        typographic quotation marks to plain ones
        Given text from a word processor, turn curved double quotes into " and curved single ones into the \
        straight apostrophe.
        How do I get rid of smart quotes that break my search?
        Normalize quotation marks to ASCII.
        Returns {text} with straight double and single quotes only.
        """,
        r"""
        for curly, plain in (("\u201c", '"'), ("\u201d", '"'), ("\u2018", "'"), ("\u2019", "'")):
            text = text.replace(curly, plain)
        return text
        ---
        return text.translate(str.maketrans("\u201c\u201d\u2018\u2019", "\"\"''"))
        """,
        lambda r: (_pieces(r, ("\u201chi\u201d", "it\u2019s", "\u2018a\u2019", "b", '"c"'), 4),),
    ),
    made(
        "documents.mask_digits",
        "mask_digits hide_digits mask_phone",
        "text: str; shown: int",
        "str",
        """
        Replace the digits of {text} by '*' except the last {shown} of them; all other characters stay.
        mask a phone number but keep its form
        Given '555-1234' and 2, return '***-**34'.
        How can I show only the end of a number with dashes or spaces in it?
        Hide digits for privacy; the format with its signs remains visible.
        Returns a text of the same length.
        """,
        """
        left = sum(char.isdigit() for char in text) - shown
        masked = ""
        for char in text:
            if char.isdigit():
                masked += "*" if left > 0 else char
                left -= 1
            else:
                masked += char
        return masked
        ---
        places = [i for i, char in enumerate(text) if char.isdigit()]
        hidden = set(places[:max(0, len(places) - shown)])
        return "".join("*" if i in hidden else char for i, char in enumerate(text))
        """,
        lambda r: (_pieces(r, ("555", "12", "+4", "0"), 4, r.choice(("-", " "))), r.randint(0, 4)),
    ),
    made(
        "documents.redact_emails",
        "redact_emails hide_emails remove_addresses",
        "text: str",
        "str",
        """
        Replace every word of {text} that contains '@' by '[email]'; words are joined by one space.
        hide e-mail addresses in a text
        Given a message, black out all addresses: a word with an at sign becomes '[email]'.
        How do I anonymize e-mail addresses? Put '[email]' in their place.
        Redact contact data: '[email]' for each word with an @ in it.
        Returns the words with '[email]' for addresses, separated by single spaces.
        """,
        """
        return " ".join("[email]" if "@" in word else word for word in text.split())
        ---
        words = text.split()
        for i, word in enumerate(words):
            if "@" in word:
                words[i] = "[email]"
        return " ".join(words)
        ---
        return re.sub(r"\\S*@\\S*", "[email]", " ".join(text.split()))
        """,
        lambda r: (_pieces(r, ("ask", "ann@x.io", "or", "bo@b.org", "@me", "now")),),
        "import re",
    ),
    made(
        "documents.hide_numbers",
        "hide_numbers numbers_to_placeholder generalize_message",
        "text: str",
        "str",
        """
        Replace every run of digits in {text} by a single '#'.
        numbers to placeholders
        Given log messages that differ only in their numbers, make them equal: each number becomes '#'.
        How do I group similar errors? Mask all numbers, whatever their length, by one # each.
        Generalize a text by hiding its numbers.
        Returns {text} with '#' in place of each sequence of digits.
        """,
        """
        return re.sub("[0-9]+", "#", text)
        ---
        result = ""
        previous = ""
        for char in text:
            if char.isdigit():
                if not previous.isdigit():
                    result += "#"
            else:
                result += char
            previous = char
        return result
        """,
        lambda r: (_pieces(r, ("id", "42", "7", "a1b22", "ms", "-3", "1.5"), 5, r.choice((" ", ""))),),
        "import re",
    ),
    made(
        "documents.avatar_initials",
        "avatar_initials initials_for_avatar badge_initials",
        "name: str",
        "str",
        """
        At most two capital initials for an avatar: of the first and the last word of {name}, '?' if it is \
        blank.
        avatar letters from a full name
        Given a name, return the first letters of its first and last word in capitals; one word gives one \
        letter.
        Which letters stand in the circle when somebody has no picture? A blank name gives '?'.
        Middle names are left out: first and last initial only, upper case.
        Returns one or two letters or '?'.
        """,
        """
        words = name.split()
        if not words:
            return "?"
        if len(words) == 1:
            return words[0][0].upper()
        return (words[0][0] + words[-1][0]).upper()
        ---
        words = name.upper().split()
        return "".join(word[0] for word in words[:1] + words[1:][-1:]) or "?"
        """,
        lambda r: (
            _pieces(r, ("ann", "Bo", "maria", "Cy", "von"), 3) if r.random() < 0.85 else r.choice(("", " ")),
        ),
    ),
    made(
        "documents.short_name",
        "short_name name_with_initial abbreviate_last_name",
        "name: str",
        "str",
        """
        Shorten the last word of {name} to its initial with a dot: 'Ann Smith' becomes 'Ann S.'.
        first name and last initial
        Given a full name, keep all but the last name, of which only the first letter and a dot remain.
        How are customers shown in reviews without their full surname? A single word stays.
        Abbreviate the family name.
        Returns the words joined by one space, the last one shortened if there is more than one.
        """,
        """
        words = name.split()
        if len(words) > 1:
            words[-1] = words[-1][0] + "."
        return " ".join(words)
        ---
        *first, last = name.split() or [""]
        return " ".join([*first, last[0] + "."]) if first else last
        """,
        lambda r: (_pieces(r, ("Ann", "Smith", "Bo", "Mary", "Jones"), 3),),
    ),
    made(
        "documents.sort_titles",
        "sort_titles sort_without_articles library_order",
        "titles: list[str]",
        "list[str]",
        """
        Sort {titles} ignoring case and a leading 'the', 'a' or 'an'.
        order book titles without the articles the, a, an
        Given titles, sort them alphabetically as a library does: 'The Cat' stands under c; skip the, a and \
        an.
        How do I keep 'The ...' and 'A ...' from standing together? Leave out a first word the, a or an, \
        any case.
        Alphabetical order that skips an article (the, a, an) at the start; ties keep their order.
        Returns the unchanged titles in the new order, compared without a leading 'the', 'a' or 'an'.
        """,
        """
        def key(title: str) -> str:
            first, _, rest = title.lower().partition(" ")
            return rest if first in ("the", "a", "an") and rest else title.lower()

        return sorted(titles, key=key)
        ---
        return sorted(titles, key=lambda title: re.sub("^(the|an|a) (?=.)", "", title.lower()))
        """,
        lambda r: (
            [
                r.choice(("The Cat", "A Dog", "an Egg", "Bee", "cup", "The", "Ant"))
                for _ in range(r.randint(0, 4))
            ],
        ),
        "import re",
    ),
    made(
        "documents.name_from_email",
        "name_from_email guess_name display_name",
        "email: str",
        "str",
        """
        Guess a name from {email}: the parts before '@', split at dots and underscores, capitalized.
        'ann.smith@x.io' to 'Ann Smith'
        Given an address, return the words of its local part with capital first letters and spaces.
        How should I greet somebody of whom I only know the e-mail address?
        Build a display name; digits stay where they are.
        Returns the capitalized words joined by one space.
        """,
        """
        local = email.split("@")[0].replace("_", ".")
        return " ".join(part.capitalize() for part in local.split(".") if part)
        ---
        words = re.split("[._]+", email.partition("@")[0])
        return " ".join(word.capitalize() for word in words if word)
        """,
        lambda r: (
            r.choice((".", "_")).join(r.choice(("ann", "smith", "BO", "cy2")) for _ in range(r.randint(1, 3)))
            + "@"
            + r.choice(("x.io", "b.org")),
        ),
        "import re",
    ),
    made(
        "documents.possessive",
        "possessive with_apostrophe owner_form",
        "name: str",
        "str",
        """
        Possessive form of {name}: an apostrophe after a final 's', otherwise apostrophe and 's'.
        genitive of an English name
        Given a name, return "Ann's" or "James'".
        How do I write that something belongs to somebody?
        Add the ending of the possessive case; a name that ends in s (any case) gets only the apostrophe.
        Returns {name} with "'" or "'s" appended.
        """,
        """
        return name + ("'" if name.lower().endswith("s") else "'s")
        ---
        if name[-1] in "sS":
            return name + "'"
        return name + "'s"
        """,
        lambda r: (
            r.choice(("Ann", "James", "Bo", "BUS", "boss", "cat", "Chris", "tea"))
            + r.choice(("", "", "x", "s")),
        ),
    ),
    made(
        "documents.oxford_join",
        "oxford_join join_with_oxford_comma serial_list",
        "items: list[str]",
        "str",
        """
        Join {items} with commas and 'and', with a comma before 'and' from three items on: 'a, b, and c'.
        list with an Oxford comma
        Given words, write them as in an American sentence: 'a', 'a and b', 'a, b, and c'.
        How do I enumerate with the serial comma?
        Enumeration in which the last comma stands before 'and'; two items have none.
        Returns text, '' for no items.
        """,
        """
        if len(items) < 3:
            return " and ".join(items)
        return ", ".join(items[:-1]) + ", and " + items[-1]
        ---
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        comma = "," if len(items) > 2 else ""
        return ", ".join(items[:-1]) + comma + " and " + items[-1]
        """,
        lambda r: ([r.choice(_SHORT) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "documents.expand_abbreviations",
        "expand_abbreviations replace_words spell_out",
        "text: str; table: dict[str, str]",
        "str",
        """
        Replace each word of {text} that is in {table} by its long form; words are joined by one space.
        expand abbreviations word by word
        Given a text and a dictionary of short forms, write them out; only whole words count, case matters.
        How do I translate chat slang such as 'brb' into full words?
        Substitute words by a glossary.
        Returns the words with replacements, separated by single spaces.
        """,
        """
        return " ".join(table.get(word, word) for word in text.split())
        ---
        words = []
        for word in text.split():
            if word in table:
                word = table[word]
            words.append(word)
        return " ".join(words)
        """,
        lambda r: (
            _pieces(r, ("brb", "ok", "st", "tea", "OK")),
            dict(r.sample([("ok", "fine"), ("st", "street"), ("brb", "later")], r.randint(0, 2))),
        ),
    ),
    made(
        "documents.words_per_sentence",
        "words_per_sentence average_sentence_length sentence_length",
        "text: str",
        "float",
        """
        Average number of words per sentence in {text}, 1 decimal; sentences end with '.', '!' or '?'.
        mean sentence length
        Given a text, divide the words by the sentences; pieces without words do not count, none gives 0.0.
        Is the text easy to read? Short sentences have few words on average.
        Readability: words per sentence, 0.0 for an empty text.
        Returns a float with one decimal.
        """,
        """
        sentences = [piece.split() for piece in re.split("[.!?]", text) if piece.strip()]
        if not sentences:
            return 0.0
        return round(sum(len(words) for words in sentences) / len(sentences), 1)
        ---
        for mark in "!?":
            text = text.replace(mark, ".")
        counts = [len(piece.split()) for piece in text.split(".") if piece.split()]
        return round(sum(counts) / len(counts), 1) if counts else 0.0
        """,
        lambda r: (" ".join(_line(r, 1, 4) + r.choice(".!?") for _ in range(r.randint(0, 3))),),
        "import re",
    ),
    made(
        "documents.keyword_density",
        "keyword_density share_of_word word_percentage",
        "text: str; word: str",
        "float",
        """
        How many percent of the words in {text} are {word}, ignoring case? 1 decimal, 0.0 for no words.
        keyword density
        Given a text and a word, return the share of that word among all words in percent.
        Is a term used too often for search engines?
        Frequency of a term as a percentage.
        Returns a float from 0.0 to 100.0 with one decimal.
        """,
        """
        words = text.lower().split()
        if not words:
            return 0.0
        return round(100 * words.count(word.lower()) / len(words), 1)
        ---
        words = text.split()
        hits = sum(1 for other in words if other.lower() == word.lower())
        return round(100 * hits / len(words), 1) if words else 0.0
        """,
        lambda r: (_pieces(r, ("tea", "Tea", "is", "hot"), 6), r.choice(("tea", "TEA", "is", "x"))),
    ),
    made(
        "documents.lexical_diversity",
        "lexical_diversity vocabulary_richness type_token_ratio",
        "text: str",
        "float",
        """
        Different words divided by all words of {text}, ignoring case, 2 decimals; 0.0 without words.
        type-token ratio
        Given a text, tell how varied its vocabulary is, from near 0 to 1.0.
        Does the author repeat words a lot?
        Share of distinct words.
        Returns a float with two decimals.
        """,
        """
        words = text.lower().split()
        return round(len(set(words)) / len(words), 2) if words else 0.0
        ---
        seen: list[str] = []
        total = 0
        for word in text.split():
            total += 1
            if word.lower() not in seen:
                seen.append(word.lower())
        return round(len(seen) / max(total, 1), 2)
        """,
        lambda r: (_pieces(r, ("tea", "Tea", "is", "hot", "a"), 7),),
    ),
    made(
        "documents.tokens",
        "tokenize word_tokens split_punctuation",
        "text: str",
        "list[str]",
        """
        Split {text} into words and single punctuation marks; spaces separate and vanish.
        tokenize a sentence
        Given a sentence, return its words and marks as separate tokens: 'hi, you!' gives hi , you !.
        How do I take commas and full stops off the words but keep them?
        Tokens are runs of letters or digits, and every other sign alone.
        Returns the tokens in order.
        """,
        r"""
        return re.findall(r"[A-Za-z0-9]+|[^A-Za-z0-9\s]", text)
        ---
        tokens = []
        previous = " "
        for char in text:
            if char.isalnum() and previous.isalnum():
                tokens[-1] += char
            elif not char.isspace():
                tokens.append(char)
            previous = char
        return tokens
        """,
        lambda r: (_pieces(r, ("hi,", "you", "it's", "ok!", "(a)", "7.5"), 4),),
        "import re",
    ),
    made(
        "documents.arithmetic_tokens",
        "arithmetic_tokens tokenize_formula lex_expression",
        "formula: str",
        "list[str]",
        """
        Split a {formula} such as '12+x*(3-y)' into numbers, names and single operator signs.
        lexer for arithmetic
        Given an expression with or without spaces, list its tokens.
        How do I start writing a calculator? First cut the text into numbers, names and signs.
        Tokens: runs of digits, runs of letters, and each of + - * / ( ) alone.
        Returns the tokens as strings, without spaces.
        """,
        """
        return re.findall("[0-9]+|[a-z]+|[-+*/()]", formula)
        ---
        tokens: list[str] = []
        kind = ""
        for char in formula:
            new = "number" if char.isdigit() else "name" if char.isalpha() else ""
            if new and new == kind:
                tokens[-1] += char
            elif char != " ":
                tokens.append(char)
            kind = new
        return tokens
        """,
        lambda r: (
            "".join(
                r.choice(("12", "x", "3", "ab", " ", "+", "*", "(", ")", "-", "/"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        "import re",
    ),
    made(
        "documents.split_command",
        "split_command split_arguments parse_command_words",
        "command: str",
        "list[str]",
        """
        Split {command} at spaces, but not inside double quotes; the quotes are dropped.
        split a command line with quoted arguments
        Given 'open "my file" now', return open, my file, now.
        How does a shell keep an argument with blanks together?
        Parse words, respecting quotation marks; several spaces count as one.
        Returns the list of arguments, [] for an empty line.
        """,
        """
        return shlex.split(command)
        ---
        words = []
        for i, piece in enumerate(command.split('"')):
            if i % 2:
                words.append(piece)
            else:
                words.extend(piece.split())
        return words
        """,
        lambda r: (_pieces(r, ("open", '"my file"', "-x", '"b"', "", "now"), 4),),
        "import shlex",
    ),
    made(
        "documents.comment_out",
        "comment_out add_comment_signs disable_lines",
        "lines: list[str]; first: int; last: int",
        "list[str]",
        """
        Put '# ' before {lines} number {first} to {last}, counted from 1, both included; blank lines stay.
        comment out a range of lines with '# '
        Given source lines and two line numbers, disable that part by a leading '# '.
        How does an editor turn selected lines into comments? Each non-blank one gets '# ' in front.
        Prefix a block of code with '# '.
        Returns new lines, with '# ' only in the range.
        """,
        """
        return [
            "# " + line if first <= number <= last and line.strip() else line for number, line in \
        enumerate(lines, 1)
        ]
        ---
        result = list(lines)
        for i in range(max(first - 1, 0), min(last, len(lines))):
            if result[i].strip() != "":
                result[i] = "# " + result[i]
        return result
        """,
        lambda r: (_lines(r, ("x = 1", "go()", "", "y"), 4), r.randint(1, 3), r.randint(1, 5)),
    ),
    made(
        "documents.imported_modules",
        "imported_modules find_imports modules_used",
        "lines: list[str]",
        "list[str]",
        """
        Sorted top-level names of the modules that {lines} import by 'import x' or 'from x import y'.
        modules imported by Python code
        Given source lines, list what they import: 'import os.path' counts as 'os', each name once.
        On which packages does a script depend? One module per line, indented lines count too.
        Collect the first part of module names after import or from.
        Returns the names in alphabetical order.
        """,
        """
        names = set()
        for line in lines:
            words = line.split()
            if len(words) > 1 and words[0] in ("import", "from"):
                names.add(words[1].split(".")[0])
        return sorted(names)
        ---
        matches = (re.match(r"\\s*(?:import|from)\\s+(\\w+)", line) for line in lines)
        return sorted({match[1] for match in matches if match})
        """,
        lambda r: (
            _lines(r, ("import os", "from re import sub", "import os.path", "x = 1", "  import csv"), 2),
        ),
        "import re",
    ),
    made(
        "documents.defined_functions",
        "defined_functions function_names find_definitions",
        "lines: list[str]",
        "list[str]",
        """
        Names of the functions that {lines} of Python define with 'def', indented or not, in order.
        function names in source code
        Given source lines, return what stands between 'def ' and the opening parenthesis.
        Which functions and methods does a file have?
        Scan code for definitions.
        Returns a list of names, [] without any.
        """,
        """
        names = []
        for line in lines:
            line = line.strip()
            if line.startswith("def "):
                names.append(line[4:line.index("(")].strip())
        return names
        ---
        return re.findall(r"^\\s*def (\\w+)\\(", chr(10).join(lines), re.MULTILINE)
        ---
        return [line.split("(")[0].split()[1] for line in lines if line.lstrip()[:4] == "def "]
        """,
        lambda r: (_lines(r, ("def a():", "  def go(x):", "x = f()", "", "def tea(a, b):"), 3),),
        "import re",
    ),
    made(
        "documents.bad_indentation",
        "bad_indentation wrong_indents indentation_problems",
        "lines: list[str]",
        "list[int]",
        """
        Numbers (from 1) of the {lines} whose indentation is not a multiple of 4 spaces; blank lines are fine.
        lint: indentation must be a multiple of 4
        Given source lines, report those that start with a number of spaces not divisible by 4.
        Where is the code badly indented? Four spaces per level; ignore lines without text.
        Check leading blanks: 0, 4, 8, ... are right, every other number is reported.
        Returns ascending line numbers of lines with a wrong indent (not 4 * n spaces).
        """,
        """
        wrong = []
        for number, line in enumerate(lines, 1):
            if line.strip() and (len(line) - len(line.lstrip(" "))) % 4:
                wrong.append(number)
        return wrong
        ---
        indents = [len(line) - len(line.lstrip(" ")) if line.strip() else 0 for line in lines]
        return [number for number, indent in enumerate(indents, 1) if indent % 4 != 0]
        """,
        lambda r: (
            [" " * r.choice((0, 4, 2, 3, 8, 1)) + r.choice(("x", "y", "")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "documents.todo_comments",
        "find_todos todo_comments list_todos",
        "lines: list[str]",
        "list[tuple[int, str]]",
        """
        Line number (from 1) and text of every comment 'TODO: ...' in {lines}; the text is what follows, \
        stripped.
        list TODO notes in source code
        Given source lines, find those with 'TODO:' and return what is to be done.
        What did the programmers leave for later? Look for 'TODO:' anywhere in a line.
        Collect reminders marked 'TODO:' with their line numbers.
        Returns (number, text) pairs for lines that contain 'TODO:'.
        """,
        """
        return [
            (number, line.split("TODO:", 1)[1].strip()) for number, line in enumerate(lines, 1) if "TODO:" \
        in line
        ]
        ---
        notes = []
        for i in range(len(lines)):
            _, mark, text = lines[i].partition("TODO:")
            if mark:
                notes.append((i + 1, text.strip()))
        return notes
        """,
        lambda r: (_lines(r, ("x = 1", "# TODO: fix", "y  # TODO:tea", "todo: no", ""), 3),),
    ),
    made(
        "documents.quoted_parts",
        "quoted_parts text_in_quotes find_quotations",
        "text: str",
        "list[str]",
        """
        List everything in {text} that stands between two double quotes.
        extract quoted text
        Given a sentence, return what is said in quotation marks; a quote without a partner is ignored.
        Which words are quoted? The marks come in pairs from left to right.
        Find quotations.
        Returns the texts inside the quotes, [] if there are none.
        """,
        """
        return re.findall('"([^"]*)"', text)
        ---
        parts = text.split('"')
        return [part for i, part in enumerate(parts[:-1]) if i % 2 == 1]
        ---
        found = []
        start = -1
        for i, char in enumerate(text):
            if char == '"':
                if start < 0:
                    start = i + 1
                else:
                    found.append(text[start:i])
                    start = -1
        return found
        """,
        lambda r: (_pieces(r, ("a", '"tea"', '"my cat"', "he", '"')),),
        "import re",
    ),
    made(
        "documents.dates_in_text",
        "dates_in_text find_iso_dates extract_dates",
        "text: str",
        "list[str]",
        """
        List all dates of the form YYYY-MM-DD in {text}, in order; the numbers themselves are not checked.
        extract ISO dates from text
        Given a note, find four digits, two digits and two digits joined by hyphens, as words of their own.
        Which days are mentioned? A trailing comma or full stop is not part of the date.
        Search for dates such as 2024-05-17.
        Returns the dates as text, repetitions included.
        """,
        r"""
        return re.findall(r"\b\d{4}-\d{2}-\d{2}\b", text)
        ---
        found = []
        for word in text.split():
            word = word.strip(".,")
            if [len(part) for part in word.split("-")] == [4, 2, 2] and word.replace("-", "").isdigit():
                found.append(word)
        return found
        """,
        lambda r: (_pieces(r, ("on", "2024-05-17", "2023-12-01,", "12-05", "7"), 4),),
        "import re",
    ),
    made(
        "documents.amounts_in_text",
        "sum_dollar_amounts total_in_text add_up_prices",
        "text: str",
        "int",
        """
        Add up all whole dollar amounts such as '$12' in {text}.
        sum of the $ amounts in a text
        Given a note, find every number directly behind a dollar sign and return the total.
        How much did I spend according to my diary? Numbers without '$' do not count.
        Total of the prices mentioned in a message, written like $5.
        Returns an int, 0 if there are no amounts.
        """,
        r"""
        return sum(int(amount) for amount in re.findall(r"\$([0-9]+)", text))
        ---
        total = 0
        for piece in text.split("$")[1:]:
            digits = ""
            for char in piece:
                if not char.isdigit():
                    break
                digits += char
            total += int(digits or 0)
        return total
        """,
        lambda r: (_pieces(r, ("tea $3", "$12", "7", "for $", "$5,", "cat"), 4),),
        "import re",
    ),
    made(
        "documents.acrostic",
        "acrostic first_letters_of_lines hidden_word_of_lines",
        "lines: list[str]",
        "str",
        """
        First letters of all {lines}, put together in capitals; empty lines are skipped.
        acrostic of a poem
        Given the lines of a poem, read the word that their beginnings form from top to bottom.
        Which message is hidden in the first characters? Leading spaces do not count.
        Join the initial characters of lines.
        Returns an upper-case string.
        """,
        """
        return "".join(line.strip()[:1] for line in lines).upper()
        ---
        word = ""
        for line in lines:
            line = line.lstrip()
            if line:
                word += line[0].upper()
        return word
        """,
        lambda r: (_lines(r, ("Tea is hot", "every day", "all", "", " my cat"), 4),),
    ),
    made(
        "documents.bullet_items",
        "bullet_items read_bullets items_of_list",
        "lines: list[str]",
        "list[str]",
        """
        Texts of the {lines} that start with '- ' or '* ', after optional spaces; other lines are ignored.
        read a bullet list
        Given the lines of a note, return the entries of its list without the bullet signs.
        What is on the shopping list? Items begin with a dash or a star and a blank.
        Parse bullets, without their indentation.
        Returns the stripped texts in order.
        """,
        """
        items = []
        for line in lines:
            line = line.strip()
            if line.startswith(("- ", "* ")):
                items.append(line[2:].strip())
        return items
        ---
        matches = (re.match(r"\\s*[-*] (.*)", line) for line in lines)
        return [match[1].strip() for match in matches if match]
        ---
        return [line.strip()[2:].strip() for line in lines if line.strip()[:2] in ("- ", "* ")]
        """,
        lambda r: (_lines(r, ("- tea", "* red cup", "  - egg", "note", "-x", "# a"), 4),),
        "import re",
    ),
    made(
        "documents.fill_blanks",
        "fill_blanks fill_gaps_in_text complete_cloze",
        "text: str; words: list[str]",
        "str",
        """
        Replace each '___' in {text} by the next of {words}; gaps without a word stay.
        fill in the blanks
        Given a text with gaps of three underscores and the answers in order, put them in.
        How do I complete a cloze text? Words left over are ignored.
        Insert answers one after the other where '___' stands.
        Returns the completed text.
        """,
        """
        for word in words:
            text = text.replace("___", word, 1)
        return text
        ---
        parts = text.split("___")
        result = parts[0]
        for i, part in enumerate(parts[1:]):
            result += (words[i] if i < len(words) else "___") + part
        return result
        """,
        lambda r: (
            _pieces(r, ("the", "___", "is", "___", "hot"), 5),
            r.sample(["cat", "tea", "red"], r.randint(0, 3)),
        ),
    ),
    made(
        "documents.make_cloze",
        "make_cloze blank_every_nth hide_every_nth_word",
        "text: str; n: int",
        "str",
        """
        Replace every {n}-th word of {text} by '___'; words are joined by one space.
        make a cloze test with gaps '___'
        Given a text, hide each {n}-th word (counting from 1) behind three underscores '___'.
        How do I create an exercise in which pupils fill in missing words? The gap is '___'.
        Blank out words at regular distances with '___'.
        Returns the text in which words number {n}, 2 * {n}, ... are '___'.
        """,
        """
        return " ".join("___" if i % n == 0 else word for i, word in enumerate(text.split(), 1))
        ---
        words = text.split()
        for i in range(n - 1, len(words), n):
            words[i] = "___"
        return " ".join(words)
        """,
        lambda r: (_line(r, 0, 7), r.randint(1, 4)),
    ),
    made(
        "documents.clean_subject",
        "clean_subject thread_subject strip_reply_prefix",
        "subject: str",
        "str",
        """
        Remove all leading 'Re:' and 'Fwd:' (any case) with their spaces from {subject}.
        subject of an e-mail thread without Re: and Fwd:
        Given the subject of a mail, drop repeated reply and forward marks (Re:, Fwd:) at its beginning.
        How do I group mails of one conversation? 'RE: Fwd: Hi' is 'Hi': cut every re: and fwd: in front.
        Normalize mail subjects by stripping prefixes 're:' and 'fwd:' in any case.
        Returns the bare subject, stripped, without any leading Re: or Fwd:.
        """,
        """
        subject = subject.strip()
        while subject.lower().startswith(("re:", "fwd:")):
            subject = subject.partition(":")[2].strip()
        return subject
        ---
        return re.sub(r"^(\\s*(re|fwd):)+", "", subject, flags=re.IGNORECASE).strip()
        """,
        lambda r: (
            "".join(r.choice(("Re: ", "RE:", "Fwd: ", "fwd:")) for _ in range(r.randint(0, 3)))
            + r.choice(("Tea", "Lunch at 2", "re-do it", "Fw: x", "")),
        ),
        "import re",
    ),
    made(
        "documents.reply_text",
        "reply_text own_part_of_mail strip_quoted_lines",
        "lines: list[str]",
        "list[str]",
        """
        Lines of a mail without quoted ones (starting with '>') and without the signature, which begins at \
        '--'.
        new part of an e-mail reply
        Given the lines of a message, drop quotations ('>') and everything from a line '--' on.
        What did the person really write? Quotes of older mails and the signature are not wanted.
        Clean a mail body.
        Returns the remaining lines in order.
        """,
        """
        kept = []
        for line in lines:
            if line == "--":
                break
            if not line.startswith(">"):
                kept.append(line)
        return kept
        ---
        end = lines.index("--") if "--" in lines else len(lines)
        return [line for line in lines[:end] if line[:1] != ">"]
        ---
        return [line for line in takewhile(lambda line: line != "--", lines) if not line.startswith(">")]
        """,
        lambda r: (_lines(r, ("hi", "> old", ">x", "ok", "--", ""), 5),),
        "from itertools import takewhile",
    ),
    made(
        "documents.subtitle_time",
        "subtitle_time srt_to_milliseconds parse_srt_time",
        "text: str",
        "int",
        """
        Milliseconds of a subtitle time such as '00:01:02,500' (hours:minutes:seconds,milliseconds).
        SRT time stamp to milliseconds
        Given the {text} of a time in a subtitle file, return the whole number of milliseconds.
        How long after the start of the film does the line appear?
        Parse hh:mm:ss,mmm.
        Returns an int.
        """,
        """
        clock, _, milliseconds = text.partition(",")
        hours, minutes, seconds = (int(part) for part in clock.split(":"))
        return ((hours * 60 + minutes) * 60 + seconds) * 1000 + int(milliseconds)
        ---
        h, m, s, ms = map(int, re.split("[:,]", text))
        return h * 3600000 + m * 60000 + s * 1000 + ms
        """,
        lambda r: (
            "{:02d}:{:02d}:{:02d},{:03d}".format(
                *(r.randint(0, top) for top in (2, 59, 59)), r.choice((0, 500, r.randint(0, 999)))
            ),
        ),
        "import re",
    ),
    made(
        "documents.chapter_marks",
        "chapter_marks parse_chapters video_chapters",
        "lines: list[str]",
        "list[tuple[int, str]]",
        """
        Turn {lines} such as '1:30 Intro' into (seconds, title) pairs.
        chapters of a video description
        Given lines of a time (minutes:seconds) and a title, return the start in seconds and the title.
        When does each chapter begin? The title may contain spaces.
        Parse time codes with names.
        Returns a list of pairs in the order of the lines.
        """,
        """
        chapters = []
        for line in lines:
            time, _, title = line.partition(" ")
            minutes, seconds = time.split(":")
            chapters.append((int(minutes) * 60 + int(seconds), title))
        return chapters
        ---
        matches = (re.match(r"(\\d+):(\\d+) (.*)", line) for line in lines)
        return [(60 * int(match[1]) + int(match[2]), match[3]) for match in matches]
        """,
        lambda r: (
            [
                f"{r.randint(0, 12)}:{r.randint(0, 59):02d} {r.choice(('Intro', 'End', 'My cat'))}"
                for _ in range(r.randint(0, 2))
            ],
        ),
        "import re",
    ),
    made(
        "documents.join_continued",
        "join_continued_lines merge_continuations logical_lines",
        "lines: list[str]; mark: str",
        "list[str]",
        """
        Join every line of {lines} that ends with {mark} with the next one; the mark itself is removed.
        merge continuation lines
        Given lines and a sign for 'goes on below', return the complete logical lines.
        How are commands read that are broken over several lines? A mark on the last line is just dropped.
        Unite broken lines.
        Returns the joined lines in order.
        """,
        """
        result = []
        current = ""
        open_line = False
        for line in lines:
            open_line = line.endswith(mark)
            current += line.removesuffix(mark)
            if not open_line:
                result.append(current)
                current = ""
        return result + [current] if open_line else result
        ---
        joined: list[str] = []
        continues = False
        for line in lines:
            text = line[:len(line) - len(mark)] if line.endswith(mark) else line
            if continues:
                joined[-1] += text
            else:
                joined.append(text)
            continues = line.endswith(mark)
        return joined
        """,
        lambda r: (_lines(r, ("a", "b_", "tea_", "c", "_"), 4), r.choice(("_", "_", "a"))),
    ),
    made(
        "documents.changed_line_numbers",
        "changed_line_numbers differing_lines lines_that_differ",
        "old: str; new: str",
        "list[int]",
        """
        Numbers (from 1) of the lines in which {old} and {new} differ; a missing line differs from any other.
        which lines changed
        Given two texts, compare them line by line at the same place and report where they are not equal.
        Where do two files differ, without looking for moved lines?
        Positional comparison of lines.
        Returns ascending line numbers, [] for equal texts.
        """,
        r"""
        pairs = zip_longest(old.split("\n"), new.split("\n"))
        return [number for number, (a, b) in enumerate(pairs, 1) if a != b]
        ---
        first, second = old.split("\n"), new.split("\n")
        changed = []
        for i in range(max(len(first), len(second))):
            if first[i:i + 1] != second[i:i + 1]:
                changed.append(i + 1)
        return changed
        """,
        lambda r: tuple(
            "\n".join(r.choice(("a", "b", "")) for _ in range(r.randint(1, 4))) for _ in range(2)
        ),
        "from itertools import zip_longest",
    ),
    made(
        "documents.escape_quotes",
        "escape_quotes backslash_quotes quote_for_code",
        "text: str",
        "str",
        """
        Put {text} in double quotes, with a backslash before every double quote and backslash in it.
        escape a string for source code
        Given a text, return how it would be written as a string literal between double quotes.
        How do I embed text with quotation marks in generated code?
        Add backslashes before quotes and backslashes, and quotes around it all.
        Returns the quoted and escaped text.
        """,
        r"""
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        ---
        escaped = "".join("\\" + char if char in '"\\' else char for char in text)
        return f'"{escaped}"'
        """,
        lambda r: (_pieces(r, ("a", '"', "tea", "\\", "b c"), 4, ""),),
    ),
    made(
        "documents.colon_lines",
        "parse_colon_lines read_card contact_from_lines",
        "lines: list[str]",
        "dict[str, str]",
        """
        Read {lines} 'Name: value' into a dict with lower-case keys; a line without ':' continues the value \
        before.
        key: value text with continuation lines
        Given the lines of a card, return fields by name; continued lines are appended after a space.
        How do I parse a block of labelled lines where a long value goes on in the next line?
        Fields with a colon; continuation lines before the first field are ignored.
        Returns a dict of stripped texts.
        """,
        """
        data: dict[str, str] = {}
        last = ""
        for line in lines:
            key, colon, value = line.partition(":")
            if colon:
                last = key.strip().lower()
                data[last] = value.strip()
            elif last:
                data[last] += " " + line.strip()
        return data
        ---
        groups: list[list[str]] = []
        for line in lines:
            if ":" in line:
                groups.append(line.split(":", 1))
            elif groups:
                groups[-1].append(line)
        return {key.strip().lower(): " ".join(part.strip() for part in parts) for key, *parts in groups}
        """,
        lambda r: (_lines(r, ("Name: Ann", "City: Rome", " and Bo", "a:b", "x"), 3),),
    ),
    made(
        "documents.there_are",
        "there_are count_sentence number_sentence",
        "count: int; noun: str",
        "str",
        """
        Write 'There is 1 cat.' for a {count} of 1, otherwise 'There are 3 cats.'; 0 is 'There are no cats.'.
        'There is 1 x.', 'There are no xs.' or 'There are 2 xs.'
        Given a number and a noun, build a sentence like 'There are 2 dogs.', 'There is 1 dog.', 'There are \
        no dogs.'.
        How do I tell the number of results grammatically? 'There is' for one, 'There are' else, 'no' for \
        zero.
        Sentence with the right verb: 'There is 1 NOUN.', 'There are N NOUNs.', and 'no' instead of 0.
        Returns 'There is ...' or 'There are ...' with an s on the noun unless there is exactly one, 'no' \
        for 0.
        """,
        """
        if count == 1:
            return f"There is 1 {noun}."
        return f"There are {count or 'no'} {noun}s."
        ---
        verb = "is" if count == 1 else "are"
        number = "no" if count == 0 else str(count)
        ending = "" if count == 1 else "s"
        return "There " + verb + " " + number + " " + noun + ending + "."
        """,
        lambda r: (r.choice((0, 1, 2, r.randint(0, 30))), r.choice(("cat", "result", "file", "apple"))),
    ),
    made(
        "documents.remove_html_comments",
        "remove_html_comments strip_comments without_comments",
        "html: str",
        "str",
        """
        Delete all comments '<!-- ... -->' from {html}; one that is never closed stays.
        remove HTML comments
        Given a piece of a web page, return it without what stands between <!-- and -->.
        How do I hide internal notes in the source of a page?
        Strip comment blocks, marks included.
        Returns the shortened text.
        """,
        """
        return re.sub("<!--.*?-->", "", html, flags=re.DOTALL)
        ---
        result = ""
        while "<!--" in html:
            before, _, rest = html.partition("<!--")
            _, end, after = rest.partition("-->")
            if not end:
                break
            result += before
            html = after
        return result + html
        """,
        lambda r: (_pieces(r, ("<b>", "<!--x-->", "hi", "<!-- a b -->", "<!--"), 4, ""),),
        "import re",
    ),
    made(
        "documents.typing_errors",
        "typing_errors wrong_words compare_typed",
        "typed: str; expected: str",
        "float",
        """
        Typing accuracy: percent of the characters of {expected} that {typed} has at the same place, 1 \
        decimal.
        accuracy of a typing test
        Given what was typed and what should be typed, compare position by position; missing ones are wrong.
        How exactly did I type? An empty {expected} gives 100.0.
        Share of right characters in percent.
        Returns a float from 0.0 to 100.0.
        """,
        """
        if not expected:
            return 100.0
        right = sum(1 for a, b in zip(typed, expected) if a == b)
        return round(100 * right / len(expected), 1)
        ---
        right = 0
        for i, char in enumerate(expected):
            if i < len(typed) and typed[i] == char:
                right += 1
        return round(100 * right / len(expected), 1) if expected else 100.0
        """,
        lambda r: (lambda text: (text[: r.randint(0, len(text))] + r.choice(("", "x", text[-2:])), text))(
            draw.sentence(r, 0, 2)
        ),
    ),
    made(
        "documents.words_per_minute",
        "words_per_minute typing_speed wpm",
        "text: str; seconds: int",
        "float",
        """
        Typing speed in words per minute, a word being 5 characters of {text}, 1 decimal; 0.0 for no time.
        WPM with 5 characters per word
        Given what was typed in a number of {seconds}, return characters / 5 per minute.
        How fast did I type? Count five characters as one word and scale to 60 seconds.
        Speed of typing: length divided by 5, divided by minutes; 0.0 if no time has passed.
        Returns len / 5 * 60 / seconds with one decimal.
        """,
        """
        if seconds <= 0:
            return 0.0
        return round(len(text) * 60 / (5 * seconds), 1)
        ---
        return round(len(text) * 60 / (5 * seconds), 1) if seconds > 0 else 0.0
        """,
        lambda r: (_line(r, 0, 6), r.choice((0, 10, 30, r.randint(1, 60)))),
    ),
)
