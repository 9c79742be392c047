"""Writing values as text and reading them back: numbers, lists, plurals, masks, templates, markup."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"


def _amount(r: Random) -> float:
    return r.choice((1, -1, 1, 10)) * r.randint(0, 400000) / r.choice((1, 4, 100))


def _secret(r: Random) -> str:
    """A number, code or word to be masked, perhaps very short."""
    return r.choice((str(r.randint(0, 10**9)), draw.word(r), draw.letters(r, 0, 5)))


ENTRIES = (
    made(
        "text_forms.currency",
        "format_currency currency_format format_amount to_currency",
        "amount: float; symbol: str",
        "str",
        """
        Write {amount} with {symbol}, commas between thousands and two decimals: '$1,234.50'.
        format currency
        Return the money amount as text; a minus sign comes in front of the symbol: '-$5.00'.
        Given a number and a currency sign, make a readable price.
        How do I format money with thousands separators?
        Symbol, grouped digits, cents.
        format an amount of money
        Return the price as people write it, the minus sign in front of the currency sign.
        """,
        """
        sign = "-" if round(amount, 2) < 0 else ""
        return f"{sign}{symbol}{abs(amount):,.2f}"
        ---
        text = symbol + format(abs(amount), ",.2f")
        return "-" + text if round(amount, 2) < 0 else text
        """,
        lambda r: (_amount(r), r.choice("$€£")),
    ),
    made(
        "text_forms.percent",
        "format_percent percent_format to_percent ratio_to_percent",
        "ratio: float; digits: int",
        "str",
        """
        Write {ratio} as a percentage with {digits} decimals: 0.125 and 1 give '12.5%'.
        format percent
        Return the fraction times 100 with a fixed number of decimals and a percent sign.
        Given a share between 0 and 1, make a text of it in percent.
        How do I show a ratio as percent?
        Multiply by 100, round, append '%'.
        """,
        """
        return f"{ratio:.{digits}%}"
        ---
        return "{:.{}%}".format(ratio, digits)
        """,
        lambda r: (r.randint(-40, 300) / r.choice((64, 100, 128)), r.randint(0, 3)),
    ),
    made(
        "text_forms.thousands",
        "thousands_separator group_thousands format_with_separator separate_thousands",
        "number: int; separator: str",
        "str",
        """
        Write {number} with {separator} between groups of three digits.
        thousands separator
        Return the integer as text, grouped from the right: 1234567 and ' ' give '1 234 567'.
        Given a large number, make it readable with a separator of choice.
        Group the digits by thousands; a minus sign stays in front.
        Insert a sign every three digits.
        """,
        """
        return f"{number:,}".replace(",", separator)
        ---
        digits = str(abs(number))
        groups = []
        while digits:
            groups.insert(0, digits[-3:])
            digits = digits[:-3]
        return ("-" if number < 0 else "") + separator.join(groups)
        """,
        lambda r: (
            r.choice((r.randint(-(10**7), 10**9), r.randint(0, 5000))),
            r.choice((" ", "'", "_", ".", ",")),
        ),
    ),
    made(
        "text_forms.plural_choice",
        "choose_plural plural_form singular_or_plural pick_plural",
        "count: int; singular: str; plural: str",
        "str",
        """
        Return {singular} if {count} is 1, otherwise {plural}.
        choose singular or plural
        Pick the right form of a noun for a number of things.
        Given a count and both forms of a word, which one fits? 0 takes the plural.
        ngettext
        Only the word, without the number.
        """,
        """
        return singular if count == 1 else plural
        ---
        if count == 1:
            return singular
        return plural
        """,
        lambda r: (r.randint(0, 3), *r.choice((("child", "children"), ("day", "days"), ("is", "are")))),
    ),
    made(
        "text_forms.count_with_plural",
        "pluralize_count format_count count_with_noun number_and_noun",
        "count: int; singular: str; plural: str",
        "str",
        """
        Write {count} and {singular} if it is 1, else {plural}: '1 child', '3 children'.
        number with the right noun form
        Return the count, a space and the noun in the singular or plural.
        Given a number and both forms of a word, say how many there are.
        '0 mice', '1 mouse', '2 mice'
        Irregular plurals with their number.
        """,
        """
        return f"{count} {singular if count == 1 else plural}"
        ---
        noun = singular if count == 1 else plural
        return str(count) + " " + noun
        """,
        lambda r: (
            r.randint(0, 3),
            *r.choice((("child", "children"), ("mouse", "mice"), ("city", "cities"))),
        ),
    ),
    made(
        "text_forms.join_conjunction",
        "join_with_conjunction human_join natural_list join_list_with list_in_words",
        "items: list[str]; conjunction: str",
        "str",
        """
        Join {items} with commas and put {conjunction} before the last one: 'a, b or c'.
        natural language list
        Return the items as in a sentence: commas between them, the given word between the last two.
        Given a list and a word such as 'and' or 'or', write the list in prose.
        No comma before the conjunction; one item stays alone, an empty list gives ''.
        Human readable enumeration with a choice of the last separator.
        """,
        """
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"
        ---
        if not items:
            return ""
        *firsts, last = items
        return ", ".join(firsts) + f" {conjunction} " + last if firsts else last
        """,
        lambda r: (draw.words(r, 0, 4), r.choice(("and", "or", "nor", "&", "und"))),
    ),
    made(
        "text_forms.likes",
        "likes who_likes likes_text like_message",
        "names: list[str]",
        "str",
        """
        Say who likes something: 'no one likes this', 'A likes this', 'A and B like this' and so on.
        likes of a post
        Return 'A, B and C like this' for three {names}, and 'A, B and 4 others like this' for more.
        Given the people who like a post, write the text below it.
        Up to three names are shown, of more people only two and the number of the others.
        Text for a like button.
        """,
        """
        if not names:
            return "no one likes this"
        if len(names) == 1:
            return f"{names[0]} likes this"
        if len(names) == 2:
            return f"{names[0]} and {names[1]} like this"
        if len(names) == 3:
            return f"{names[0]}, {names[1]} and {names[2]} like this"
        return f"{names[0]}, {names[1]} and {len(names) - 2} others like this"
        ---
        if len(names) < 2:
            return f"{names[0] if names else 'no one'} likes this"
        last = names[-1] if len(names) < 4 else f"{len(names) - 2} others"
        shown = names[:-1] if len(names) < 4 else names[:2]
        return f"{', '.join(shown)} and {last} like this"
        """,
        lambda r: (draw.words(r, 0, 6),),
    ),
    made(
        "text_forms.quoted_list",
        "quote_and_join quoted_list join_quoted to_quoted_list",
        "items: list[str]",
        "str",
        """
        Put each of {items} in double quotes and join them with ', '.
        quoted comma-separated list
        Return a text such as '"a", "b"'; an empty list gives ''.
        Given a list of words, write them quoted, separated by a comma and a space.
        Every element between quotation marks.
        Quote and join.
        """,
        """
        return ", ".join(f'"{item}"' for item in items)
        ---
        return ", ".join(['"' + item + '"' for item in items])
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "text_forms.dict_text",
        "dict_to_string dict_to_text format_dict join_pairs serialize_pairs",
        "data: dict[str, int]; pair_separator: str; item_separator: str",
        "str",
        """
        Write {data} as text: key, {pair_separator}, value for each entry, joined by {item_separator}.
        dict to string
        Return 'a=1&b=2' for the separators '=' and '&'; entries in their order.
        Given a dictionary, put its keys and values together with two separators.
        Serialize key-value pairs.
        An empty dictionary gives ''.
        """,
        """
        return item_separator.join(f"{key}{pair_separator}{value}" for key, value in data.items())
        ---
        pairs = []
        for key in data:
            pairs.append(key + pair_separator + str(data[key]))
        return item_separator.join(pairs)
        """,
        lambda r: (draw.mapping(r), r.choice(("=", ": ", "->")), r.choice((", ", "&", ";", "\n"))),
    ),
    made(
        "text_forms.parse_dict",
        "parse_key_values string_to_dict parse_dict text_to_dict parse_pairs",
        "text: str; item_separator: str; pair_separator: str",
        "dict[str, str]",
        """
        Read {text} as a dict: entries between {item_separator}, key and value parted by {pair_separator}.
        parse key-value pairs with given separators
        Return a dict from stripped keys to stripped values; entries without a pair separator are skipped.
        Given 'a=1; b=2' and the separators ';' and '=', return {{'a': '1', 'b': '2'}}.
        String to dictionary; a later key replaces an earlier one.
        Split into items, then into key and value at the first separator.
        """,
        """
        result = {}
        for item in text.split(item_separator):
            key, found, value = item.partition(pair_separator)
            if found:
                result[key.strip()] = value.strip()
        return result
        ---
        items = [item.split(pair_separator, 1) for item in text.split(item_separator)]
        items = [item for item in items if len(item) == 2]
        return {key.strip(): value.strip() for key, value in items}
        """,
        lambda r: (
            r.choice((";", "; ", "&", ",")).join(
                r.choice(("a=1", "b = 2", "c:3", "x", "a=4=5")) for _ in range(r.randint(0, 4))
            ),
            r.choice((";", "&", ",")),
            r.choice(("=", ":")),
        ),
    ),
    made(
        "text_forms.numbered_with",
        "enumerate_items number_items numbered_lines add_numbers",
        "items: list[str]; start: int; separator: str",
        "list[str]",
        """
        Put a running number from {start} on and {separator} in front of each of {items}.
        number a list
        Return '1) a', '2) b', ... for a start of 1 and the separator ') '.
        Given a list of strings, enumerate them with a free choice of first number and separator.
        Numbered items.
        Prefix with counter.
        """,
        """
        return [f"{number}{separator}{item}" for number, item in enumerate(items, start)]
        ---
        result = []
        for i in range(len(items)):
            result.append(str(start + i) + separator + items[i])
        return result
        """,
        lambda r: (draw.words(r, 0, 4), r.randint(0, 3), r.choice((") ", ": ", " - ", ". "))),
    ),
    made(
        "text_forms.lettered",
        "lettered_list letter_items alphabetical_list label_with_letters",
        "items: list[str]",
        "list[str]",
        """
        Put the letters 'a) ', 'b) ', 'c) ' and so on in front of {items}, at most 26.
        lettered list
        Return the answers of a quiz with their letters in order.
        Given a list of options, label them alphabetically.
        Enumerate with letters in place of numbers.
        a) first, b) second
        """,
        """
        return [f"{letter}) {item}" for letter, item in zip(string.ascii_lowercase, items)]
        ---
        return [chr(ord("a") + i) + ") " + item for i, item in enumerate(items)]
        """,
        lambda r: (draw.words(r, 0, 5),),
        "import string",
    ),
    made(
        "text_forms.bullets",
        "bullet_lines add_bullets prefix_lines make_bullets",
        "items: list[str]; bullet: str",
        "str",
        """
        Write each of {items} on its own line with {bullet} and a space in front.
        bullet list with a given sign
        Return the items as lines joined by line breaks, each beginning with the bullet.
        Given a list and a sign such as '*' or '-', make a list as text.
        Unordered list as a multi-line string; '' for no items.
        One item per line.
        """,
        r"""
        return "\n".join(f"{bullet} {item}" for item in items)
        ---
        lines = [bullet + " " + item for item in items]
        return "\n".join(lines)
        """,
        lambda r: (draw.words(r, 0, 4), r.choice("*-+•")),
    ),
    made(
        "text_forms.indent",
        "indent_text indent_block add_line_prefix indent",
        "text: str; prefix: str",
        "str",
        """
        Put {prefix} in front of every line of {text} that is not blank.
        indent a block of text
        Return the lines with the prefix added, except empty or white-space lines, which stay.
        Given a multi-line string, indent it with spaces, '> ' or another prefix.
        textwrap.indent
        Shift the lines of a text to the right.
        """,
        r"""
        return "".join(prefix + line if line.strip() else line for line in text.splitlines(True))
        ---
        return textwrap.indent(text, prefix)
        """,
        lambda r: (r.choice(("\n", "\n\n")).join(draw.words(r, 0, 3)), r.choice(("  ", "> ", "\t", "# "))),
        "import textwrap",
    ),
    made(
        "text_forms.phone_pattern",
        "apply_mask format_with_pattern fill_pattern apply_format",
        "digits: str; pattern: str",
        "str",
        """
        Put {digits} in the place of the '#' signs of {pattern}: '(###) ###' becomes '(123) 456'.
        format digits with a pattern
        Return the pattern in which each '#' is replaced by the next character; it ends when they are used up.
        Given a string of digits and a mask, write a phone number, date or card number.
        Fill a mask from left to right; surplus digits are ignored.
        Input mask.
        """,
        """
        result = ""
        position = 0
        for char in pattern:
            if char == "#":
                if position == len(digits):
                    break
                char = digits[position]
                position += 1
            result += char
        return result
        ---
        rest = list(digits)
        result = []
        for char in pattern:
            if char == "#" and not rest:
                break
            result.append(rest.pop(0) if char == "#" else char)
        return "".join(result)
        """,
        lambda r: (
            str(r.randint(0, 10 ** r.randint(1, 9))),
            r.choice(("(###) ###-###", "##/##/##", "### ###", "#-#")),
        ),
    ),
    made(
        "text_forms.numeronym",
        "numeronym abbreviate_with_count shorten_word abbreviate_word",
        "word: str",
        "str",
        """
        Shorten {word} to its first letter, the number of letters between and its last letter.
        numeronym
        Return 'i18n' for 'internationalization'; words of up to three letters stay.
        Given a long word, abbreviate it with the count of the omitted letters.
        a11y, k8s, l10n
        First char, count, last char.
        """,
        """
        if len(word) <= 3:
            return word
        return f"{word[0]}{len(word) - 2}{word[-1]}"
        ---
        return word if len(word) < 4 else word[0] + str(len(word[1:-1])) + word[-1]
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 4), "internationalization")),),
    ),
    made(
        "text_forms.truncate_with",
        "truncate_with ellipsize shorten_with truncate_text limit_length",
        "text: str; limit: int; suffix: str",
        "str",
        """
        Cut {text} to at most {limit} characters, the last of them being {suffix} if something is lost.
        truncate with a suffix
        Return the text if it is short enough, else its beginning and the suffix, {limit} characters in all.
        Given a string, a maximum length and something like '...', shorten it.
        Ellipsize a title; {limit} is at least as large as the suffix.
        str_limit
        """,
        """
        if len(text) <= limit:
            return text
        return text[: limit - len(suffix)] + suffix
        ---
        return text if len(text) <= limit else text[: max(limit - len(suffix), 0)] + suffix
        """,
        lambda r: (draw.sentence(r), r.randint(3, 15), r.choice(("...", "…", " >", "~"))),
    ),
    made(
        "text_forms.truncate_middle",
        "truncate_middle shorten_in_middle ellipsis_middle keep_both_ends",
        "text: str; start: int; end: int",
        "str",
        """
        Show only the first {start} and the last {end} characters of {text}, with '...' between them.
        truncate in the middle
        Return the text itself if nothing would be left out, else its two ends around three dots.
        Given a long id such as a hash or a file name, abbreviate its middle.
        Both ends stay; the numbers are not negative.
        Shorten an address like 0x12...ab.
        """,
        """
        if len(text) <= start + end:
            return text
        return text[:start] + "..." + text[len(text) - end :]
        ---
        hidden = len(text) - start - end
        return f"{text[:start]}...{text[start + hidden :]}" if hidden > 0 else text
        """,
        lambda r: (draw.sentence(r), r.randint(0, 6), r.randint(0, 4)),
    ),
    made(
        "text_forms.mask_all_but_last",
        "mask_all_but_last mask_keep_last hide_all_but_last maskify",
        "text: str; n: int",
        "str",
        """
        Replace all characters of {text} but the last {n} by '#'.
        mask all but the last characters
        Return the text with only its final {n} characters visible; shorter text stays as it is.
        Given a card number, hide everything except its end.
        maskify
        Number signs for all earlier characters.
        """,
        """
        hidden = max(len(text) - n, 0)
        return "#" * hidden + text[hidden:]
        ---
        return "".join("#" if i < len(text) - n else char for i, char in enumerate(text))
        """,
        lambda r: (_secret(r), r.randint(0, 5)),
    ),
    made(
        "text_forms.mask_all_but_first",
        "mask_all_but_first mask_keep_first hide_rest show_first_only",
        "text: str; n: int",
        "str",
        """
        Replace all characters of {text} but the first {n} by '*'.
        mask everything after the start
        Return the text with only its first {n} characters visible; shorter text stays as it is.
        Given a name or token, hide everything except its beginning.
        Stars for all later characters.
        Keep a prefix and mask the rest.
        """,
        """
        return text[:n] + "*" * (len(text) - n)
        ---
        return "".join(char if i < n else "*" for i, char in enumerate(text))
        """,
        lambda r: (_secret(r), r.randint(0, 5)),
    ),
    made(
        "text_forms.mask_with",
        "mask_with mask_characters mask_except_last obscure",
        "text: str; shown: int; char: str",
        "str",
        """
        Replace all characters of {text} but the last {shown} by {char}.
        mask with a given character
        Return the text in which only the final {shown} characters can be read, the others are {char}.
        Given a secret, hide its beginning with stars, crosses or dots.
        Text that is not longer than {shown} stays as it is.
        Obscure a number with a sign of choice.
        """,
        """
        hidden = max(len(text) - shown, 0)
        return char * hidden + text[hidden:]
        ---
        return "".join(c if i >= len(text) - shown else char for i, c in enumerate(text))
        """,
        lambda r: (_secret(r), r.randint(0, 5), r.choice("*X.•#")),
    ),
    made(
        "text_forms.mask_middle",
        "mask_middle hide_middle mask_inner censor_middle mask_word",
        "text: str",
        "str",
        """
        Replace all characters of {text} but the first and the last by '*'.
        mask the middle of a word
        Return the word with stars for its inner letters; up to two characters nothing is hidden.
        Given a name such as 'Anna', write 'A**a'.
        Only both ends stay visible.
        Censor a word in the middle.
        """,
        """
        if len(text) <= 2:
            return text
        return text[0] + "*" * (len(text) - 2) + text[-1]
        ---
        return text[:1] + "*" * (len(text) - 2) + text[1:][-1:]
        """,
        lambda r: (_secret(r),),
    ),
    made(
        "text_forms.hide_password",
        "hide_password mask_password mask_all stars",
        "password: str",
        "str",
        """
        Write a '*' for each character of {password}.
        hide a password
        Return as many stars as the text has characters.
        Given a secret, show only its length.
        Mask everything.
        Dots of a password field, as stars.
        """,
        """
        return "*" * len(password)
        ---
        return "".join("*" for _ in password)
        """,
        lambda r: (_secret(r),),
    ),
    made(
        "text_forms.mask_email_name",
        "mask_email_user obfuscate_email hide_email censor_email",
        "email: str",
        "str",
        """
        Hide the user name of {email} but its first and last letter: 'anna@a.io' becomes 'a**a@a.io'.
        obfuscate an e-mail address
        Return the address with stars for the inner letters before the '@'; the domain stays.
        Given a mail address, mask its name; names of up to two letters stay.
        Partially hidden email.
        Without an '@' the text is not changed.
        """,
        """
        name, at, domain = email.partition("@")
        if not at or len(name) <= 2:
            return email
        return name[0] + "*" * (len(name) - 2) + name[-1] + "@" + domain
        ---
        at = email.find("@")
        if at < 3:
            return email
        return email[0] + "*" * (at - 2) + email[at - 1 :]
        """,
        lambda r: (r.choice((draw.word(r).lower(), "ab", "x", "")) + r.choice(("@a.io", "@mail.com", "")),),
    ),
    made(
        "text_forms.enclose",
        "enclose surround_with wrap_with put_between wrap_text_in",
        "text: str; left: str; right: str",
        "str",
        """
        Put {left} before and {right} after {text}.
        surround a text
        Return the text enclosed by an opening and a closing part, such as brackets.
        Given a string and two delimiters, wrap the string.
        How do I put something in parentheses?
        Left part, text, right part.
        """,
        """
        return left + text + right
        ---
        return f"{left}{text}{right}"
        """,
        lambda r: (
            draw.sentence(r, 0, 2),
            *r.choice((("(", ")"), ("[", "]"), ("<", ">"), ("", "!"), ("**", "**"))),
        ),
    ),
    made(
        "text_forms.underline",
        "underline_text underline_with heading_with_line add_underline",
        "text: str; char: str",
        "str",
        """
        Write {text} and below it a line of {char} of the same length.
        underline a heading
        Return two lines: the text, and as many {char} as it has characters.
        Given a title and a sign such as '-' or '=', underline the title.
        Plain text heading.
        Title with a rule of equal width.
        """,
        r"""
        return text + "\n" + char * len(text)
        ---
        return f"{text}\n{char * len(text)}"
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice("-=~*")),
    ),
    made(
        "text_forms.frame",
        "frame_text box_text draw_frame text_in_box",
        "text: str; char: str",
        "str",
        """
        Draw a frame of {char} around the single line {text}, with a space on its left and right.
        frame a text
        Return three lines: a border, the text between two {char}, a border of the same width.
        Given a message and a sign, put the message in a box.
        Box around a line as a multi-line string.
        Framed text with a border of choice.
        """,
        r"""
        border = char * (len(text) + 4)
        return f"{border}\n{char} {text} {char}\n{border}"
        ---
        middle = " ".join([char, text, char])
        return "\n".join([char * len(middle), middle, char * len(middle)])
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice("*#+-")),
    ),
    made(
        "text_forms.wrap_to_text",
        "wordwrap fill_text wrap_text word_wrap fill_paragraph",
        "text: str; width: int",
        "str",
        """
        Break {text} into lines of at most {width} characters at its spaces and join them with line breaks.
        word wrap
        Return the wrapped text as one string; a word that is longer than {width} gets a line of its own.
        Given a paragraph, fill lines with as many words as fit.
        Wrap a long string for a terminal.
        Line breaks instead of spaces where a line would be too long.
        """,
        r"""
        lines = []
        for word in text.split():
            if lines and len(lines[-1]) + 1 + len(word) <= width:
                lines[-1] += " " + word
            else:
                lines.append(word)
        return "\n".join(lines)
        ---
        text = " ".join(text.split())
        return textwrap.fill(text, max(width, 1), break_long_words=False, break_on_hyphens=False)
        """,
        lambda r: (draw.sentence(r, 0, 8), r.randint(3, 16)),
        "import textwrap",
    ),
    made(
        "text_forms.fill_sequential",
        "fill_placeholders replace_placeholders substitute_in_order bind_values",
        "template: str; placeholder: str; values: list[str]",
        "str",
        """
        Replace each {placeholder} in {template} by the next of {values}; without a value it stays.
        fill in placeholders one after the other
        Return the template with its first placeholder replaced by the first value, and so on.
        Given a text with '?', '%s' or '{{}}' in it and a list, insert the list in order.
        Surplus values are ignored.
        Substitute sequentially.
        """,
        """
        first, *rest = template.split(placeholder)
        for i, part in enumerate(rest):
            first += (values[i] if i < len(values) else placeholder) + part
        return first
        ---
        result = ""
        for value in values:
            before, found, after = template.partition(placeholder)
            if not found:
                break
            result += before + value
            template = after
        return result + template
        """,
        lambda r: (
            " ".join(r.choice(("?", "%s", "tea", "a=?")) for _ in range(r.randint(0, 5))),
            r.choice(("?", "%s")),
            r.choice((draw.words(r, 0, 3), ["?", "x"])),
        ),
    ),
    made(
        "text_forms.fill_named",
        "fill_template_with render_template interpolate replace_tokens substitute_variables",
        "template: str; values: dict[str, str]; opening: str; closing: str",
        "str",
        """
        Replace each name of {values} that stands between {opening} and {closing} in {template} by its value.
        render a template with given delimiters
        Return the template with tokens such as '<name>' or '%name%' filled in; unknown ones stay.
        Given a text, a dictionary and the two marks around names, insert the values.
        String interpolation with a delimiter of choice.
        Mail merge: put the values in place of the tokens; values are not searched again.
        """,
        r"""
        pattern = re.escape(opening) + "(.+?)" + re.escape(closing)
        return re.sub(pattern, lambda match: values.get(match.group(1), match.group()), template)
        ---
        result = ""
        while opening in template:
            before, _, rest = template.partition(opening)
            name, found, after = rest.partition(closing)
            if not found or not name:
                break
            result += before + values.get(name, opening + name + closing)
            template = after
        return result + template
        """,
        lambda r: (
            " ".join(r.choice(("<name>", "hi", "<city>", "[name]", "[x]")) for _ in range(r.randint(0, 5))),
            r.choice(({"name": "Anna", "city": "Rome"}, {"name": "<city>", "city": "Rome"}, {})),
            *r.choice((("<", ">"), ("[", "]"))),
        ),
        _RE,
    ),
    made(
        "text_forms.html_link",
        "html_link make_link anchor_tag create_link",
        "text: str; url: str",
        "str",
        """
        Make an HTML link with {text} to {url}: '<a href="url">text</a>'.
        HTML anchor
        Return an a element whose href is the URL and whose content is the text.
        Given a label and an address, write the link as HTML.
        How do I build a hyperlink?
        a tag as a string
        """,
        """
        return f'<a href="{url}">{text}</a>'
        ---
        return '<a href="' + url + '">' + text + "</a>"
        """,
        lambda r: (draw.sentence(r, 0, 2), r.choice(("http://a.io", "/tea", "#top"))),
    ),
    made(
        "text_forms.html_heading",
        "html_heading make_heading heading_tag",
        "text: str; level: int",
        "str",
        """
        Put {text} in an HTML heading of {level} 1 to 6: '<h2>text</h2>'.
        HTML heading
        Return the text between an opening and a closing h tag with the level's number.
        Given a title and a level, write the heading as HTML.
        h1 to h6 as a string
        Wrap a title in a heading tag.
        """,
        """
        return f"<h{level}>{text}</h{level}>"
        ---
        tag = "h" + str(level)
        return "<" + tag + ">" + text + "</" + tag + ">"
        """,
        lambda r: (draw.sentence(r, 0, 2), r.randint(1, 6)),
    ),
    made(
        "text_forms.markdown_heading",
        "markdown_heading make_markdown_heading heading_line",
        "text: str; level: int",
        "str",
        """
        Write {text} as a Markdown heading of {level}: as many '#' and a space in front.
        markdown heading
        Return '## text' for level 2.
        Given a title and a level from 1 to 6, make a heading line.
        Number signs before a title.
        Section title in Markdown.
        """,
        """
        return "#" * level + " " + text
        ---
        return f"{'#' * level} {text}"
        """,
        lambda r: (draw.sentence(r, 1, 2), r.randint(1, 6)),
    ),
    made(
        "text_forms.sql_quote",
        "sql_quote quote_sql escape_sql sql_literal",
        "text: str",
        "str",
        """
        Put {text} in single quotes and double each single quote inside.
        SQL string literal
        Return the text quoted for SQL: "it's" becomes "'it''s'".
        Given a value, write it as a literal of a query.
        Escape apostrophes by doubling them and enclose the result.
        quote for a database
        """,
        """
        return "'" + text.replace("'", "''") + "'"
        ---
        escaped = "".join("''" if char == "'" else char for char in text)
        return f"'{escaped}'"
        """,
        lambda r: (draw.letters(r, 0, 7, "ab' "),),
    ),
    made(
        "text_forms.number_words",
        "integer_to_words number_to_words number_in_words spell_number",
        "number: int",
        "str",
        """
        Write {number} in English words, such as 'one thousand two hundred thirty-four'.
        number to words
        Return the integer spelled out, without 'and', with hyphens as in 'forty-two'; 0 is 'zero'.
        Given a number below a trillion, say it in words; a negative one begins with 'minus'.
        Integer to English words with thousand, million and billion.
        How is the number spoken?
        Write {number} in English words, up to billions, such as 'one thousand two hundred thirty-four'.
        Return an integer spelled out, without 'and', with a hyphen in numbers like twenty-one.
        """,
        """
        ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
        ones += "fifteen sixteen seventeen eighteen nineteen".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()

        def words(n: int) -> str:
            if n < 20:
                return ones[n]
            if n < 100:
                ten, one = divmod(n, 10)
                return tens[ten - 2] + (f"-{ones[one]}" if one else "")
            units = ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred"))
            size, unit = next(pair for pair in units if pair[0] <= n)
            count, rest = divmod(n, size)
            return f"{words(count)} {unit}" + (f" {words(rest)}" if rest else "")

        return "minus " + words(-number) if number < 0 else words(number)
        """,
        lambda r: (r.choice((r.randint(-30, 130), r.randint(0, 10**4), r.randint(0, 10**10))),),
    ),
    made(
        "text_forms.ordinal_words",
        "ordinal_word ordinal_in_words spell_ordinal ordinal_name",
        "n: int",
        "str",
        """
        Write {n} from 1 to 99 as an ordinal in words: 'first', 'second', 'twenty-third'.
        ordinal number in words
        Return the English word for the place with that number.
        Given a position, say it as a word.
        first, second, third, ...
        Spelled-out ordinal up to ninety-ninth.
        """,
        """
        small = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
        small += "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if n < 20:
            return small[n - 1]
        ten, one = divmod(n, 10)
        if one == 0:
            return tens[ten - 2][:-1] + "ieth"
        return f"{tens[ten - 2]}-{small[one - 1]}"
        """,
        lambda r: (r.choice((r.randint(1, 99), r.randint(1, 20), 10 * r.randint(2, 9))),),
    ),
    made(
        "text_forms.parse_thousands",
        "parse_number_with_commas remove_commas parse_formatted_number string_to_number",
        "text: str",
        "float",
        """
        Read {text} such as '1,234,567.5' as a number; commas between the digits are ignored.
        parse a number with commas
        Return the float that is written with thousands separators and perhaps a decimal point.
        Given a number as text with commas, convert it.
        Remove commas, then convert to float; spaces around it do not matter.
        '-1,000' gives -1000.0
        """,
        """
        return float(text.replace(",", ""))
        ---
        return float("".join(char for char in text if char != ","))
        """,
        lambda r: (r.choice(("", " ")) + format(r.randint(-(10**6), 10**8) / r.choice((1, 4, 10)), ","),),
    ),
    made(
        "text_forms.parse_percent",
        "parse_percent percent_to_float parse_percentage percent_to_decimal",
        "text: str",
        "float",
        """
        Read {text} such as '45%' or '12.5 %' as a fraction: 0.45 or 0.125.
        parse a percentage
        Return the number in front of the percent sign divided by 100.
        Given a percentage as text, convert it to a float; without a sign the number is percent, too.
        Percent string to decimal.
        '5%' gives 0.05
        """,
        """
        return float(text.replace("%", "")) / 100
        ---
        return float(text.strip().rstrip("%")) / 100
        """,
        lambda r: (f"{r.choice((r.randint(-20, 150), r.randint(0, 999) / 10))}{r.choice(('%', ' %', ''))}",),
    ),
    made(
        "text_forms.parse_fraction",
        "parse_fraction fraction_to_float fraction_text_to_number string_fraction",
        "text: str",
        "float",
        """
        Read {text} such as '3/4' or '5' as a number.
        parse a fraction
        Return the quotient of the two numbers around the slash; without a slash, the number itself.
        Given a fraction as text, compute its value as a float; the denominator is not 0.
        '1/2' gives 0.5
        String fraction to decimal.
        """,
        """
        numerator, _, denominator = text.partition("/")
        return float(numerator) / float(denominator or 1)
        ---
        parts = [float(part) for part in text.split("/")]
        return parts[0] / parts[1] if len(parts) > 1 else parts[0]
        """,
        lambda r: (f"{r.randint(-9, 20)}" + r.choice(("", f"/{r.randint(1, 9)}", f" / {r.randint(1, 9)}")),),
    ),
    made(
        "text_forms.parse_dimensions",
        "parse_dimensions parse_size_text parse_resolution width_and_height",
        "text: str",
        "tuple[int, int]",
        """
        Read {text} such as '800x600' as width and height.
        parse dimensions
        Return the two integers around the 'x', which may be a capital.
        Given a size as text, split it into two numbers; spaces do not matter.
        Resolution string to a tuple.
        '3 x 4' gives (3, 4)
        """,
        """
        width, height = text.lower().split("x")
        return int(width), int(height)
        ---
        width, _, height = text.replace("X", "x").partition("x")
        return int(width), int(height)
        """,
        lambda r: (r.choice(("x", "X", " x ")).join((str(r.randint(0, 1000)), str(r.randint(1, 50)))),),
    ),
    made(
        "text_forms.parse_int_list",
        "parse_list parse_bracketed_list string_to_int_list list_from_string",
        "text: str",
        "list[int]",
        """
        Read {text} such as '[1, 2, 3]' as a list of integers.
        parse a list in brackets
        Return the ints between the square brackets; '[]' gives an empty list.
        Given a list written as text, convert it back.
        String representation of a list to the list itself.
        Strip the brackets, split at commas, convert.
        """,
        """
        inner = text.strip().strip("[]")
        return [int(part) for part in inner.split(",") if part.strip()]
        ---
        return [int(number) for number in re.findall("[-+]?[0-9]+", text)]
        """,
        lambda r: (r.choice((str(draw.ints(r)), str(draw.ints(r)).replace(" ", ""))),),
        _RE,
    ),
    made(
        "text_forms.parse_word_list",
        "parse_natural_list split_enumeration list_from_sentence split_list_text",
        "text: str",
        "list[str]",
        """
        Read {text} such as 'tea, milk and bread' as a list of its items.
        parse an enumeration
        Return the parts between commas and the word 'and', without spaces around them or empty ones.
        Given a list in prose, split it into items; a comma before 'and' is fine.
        Undo joining with commas and 'and'.
        Natural language list to items.
        """,
        r"""
        parts = re.split(r",|\band\b", text)
        return [part.strip() for part in parts if part.strip()]
        ---
        parts = re.sub(r"\band\b", ",", text).split(",")
        return list(filter(None, map(str.strip, parts)))
        """,
        lambda r: (
            r.choice((", ", ",")).join(draw.words(r, 0, 3))
            + r.choice(("", " and tea", ", and sand", " and red wine")),
        ),
        _RE,
    ),
    made(
        "text_forms.safe_float",
        "parse_float_or to_float_or_default safe_float try_float",
        "text: str; default: float",
        "float",
        """
        Convert {text} to a float, or return {default} if it is not a number.
        safe float conversion
        Return the number that the text shows, and the default for anything else.
        Given user input, read a decimal number without an error.
        float with a fallback
        What if it is not a valid number? Then take the default.
        """,
        """
        try:
            return float(text)
        except ValueError:
            return default
        """,
        lambda r: (
            r.choice((str(r.randint(-9, 99)), str(r.randint(0, 99) / 4), "", "abc", "1,5", "1.2.3", " 7 ")),
            r.choice((0.0, -1.0, 9.5)),
        ),
    ),
    made(
        "text_forms.convert_cells",
        "convert_values parse_values auto_convert guess_types convert_types",
        "values: list[str]",
        "list[object]",
        """
        Convert each of {values} to an int or a float if it is one, otherwise keep it as text.
        guess the types of strings
        Return a list in which whole numbers became ints and decimal numbers floats.
        Given the fields of a CSV row, turn the numeric ones into numbers.
        Automatic type conversion.
        Parse what can be parsed, leave the rest.
        """,
        """
        def convert(value: str) -> object:
            for kind in (int, float):
                try:
                    return kind(value)
                except ValueError:
                    continue
            return value

        return [convert(value) for value in values]
        """,
        lambda r: (
            [r.choice(("7", "-3", "2.5", "tea", "", "1e3", "a1", "0.0")) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "text_forms.strip_leading_zeros",
        "strip_leading_zeros remove_leading_zeros drop_leading_zeros trim_leading_zeros",
        "text: str",
        "str",
        """
        Remove the zeros at the start of {text}, a number without sign; at least one digit stays.
        strip leading zeros
        Return '42' for '0042' and '0' for '000'.
        Given a string of digits, drop needless zeros in front.
        Number text without zero padding.
        Undo zfill.
        """,
        """
        return text.lstrip("0") or text[-1:]
        ---
        while len(text) > 1 and text[0] == "0":
            text = text[1:]
        return text
        """,
        lambda r: ("0" * r.randint(0, 3) + r.choice(("", str(r.randint(0, 500)), "10")),),
    ),
    made(
        "text_forms.abbreviate_number",
        "abbreviate_number human_number format_large_number humanize_number compact_number",
        "number: int",
        "str",
        """
        Shorten {number} with K, M or B and one decimal: 1500 is '1.5K', 2300000 is '2.3M'.
        abbreviate a large number
        Return numbers below 1000 as they are, others divided by 1000, a million or a billion with a letter.
        Given a count of followers, make it short; '.0' is left out and the decimal is cut, not rounded.
        Human readable number such as '12K'.
        Compact notation; a minus sign stays in front.
        compact number
        Return a count as social media show it, such as '12.5K'.
        """,
        """
        sign = "-" if number < 0 else ""
        number = abs(number)
        for size, letter in ((10**9, "B"), (10**6, "M"), (1000, "K")):
            if number >= size:
                whole, tenth = divmod(number * 10 // size, 10)
                return f"{sign}{whole}{f'.{tenth}' if tenth else ''}{letter}"
        return f"{sign}{number}"
        ---
        size, letter = 1, ""
        for unit, name in ((1000, "K"), (10**6, "M"), (10**9, "B")):
            if abs(number) >= unit:
                size, letter = unit, name
        text = str(abs(number) * 10 // size)
        text = text[:-1] + ("" if text[-1] == "0" else "." + text[-1]) if size > 1 else str(abs(number))
        return ("-" if number < 0 else "") + text + letter
        """,
        lambda r: (
            r.choice((-1, 1, 1, 1))
            * r.choice((r.randint(0, 1200), r.randint(0, 10**7), r.randint(0, 10**10))),
        ),
    ),
    made(
        "text_forms.percent_change_text",
        "format_change change_text signed_percent percent_change_label",
        "old: float; new: float",
        "str",
        """
        Say by how many percent {new} differs from {old}, with sign and one decimal: '+25.0%'.
        signed percent change
        Return the relative change as text; {old} is positive.
        Given a former and a current value, write the change such as '-3.5%'.
        Growth label; no change is '+0.0%'.
        Percentage with a plus or minus sign.
        """,
        """
        return f"{(new - old) / old * 100:+.1f}%"
        ---
        change = (new - old) / old * 100
        return "{:+.1f}%".format(change)
        """,
        lambda r: (r.randint(1, 50) / 2, r.randint(0, 100) / 2),
    ),
)
