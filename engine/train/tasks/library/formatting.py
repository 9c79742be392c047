"""Functions that build text to show: labels, lines, tables, padded and joined values."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

NAMES = "Anna Ben Cara Dan Eva Finn Gina Hugo Ida Jack Kim Leo Mia".split()
LAST = "Smith Brown Miller Stone Young Baker Hill Wood".split()


def _name(r: Random) -> str:
    return r.choice(NAMES)


def _title(r: Random) -> str:
    return " ".join(draw.word(r).capitalize() for _ in range(r.randint(0, 3)))


ENTRIES = (
    made(
        "formatting.money",
        "format_money as_dollars money",
        "amount: float",
        "str",
        """
        Format {amount} as dollars with two decimals, like '$3.50'.
        format money
        Return the amount with a dollar sign in front and two digits after the point.
        Given a number, write it as a price such as '$12.00'.
        dollars with 2 decimals
        Returns {amount} as a string like '$0.75'.
        How do I show a price in dollars?
        price tag text
        """,
        """
        return f"${amount:.2f}"
        ---
        return "$" + format(amount, ".2f")
        ---
        return "${:.2f}".format(amount)
        """,
        lambda r: (r.choice((0.0, r.randint(0, 500) / 4, r.randint(0, 30) / 2)),),
    ),
    made(
        "formatting.cents",
        "format_cents cents_to_euros show_cents",
        "cents: int",
        "str",
        """
        Write {cents} as euros, such as '12.05 EUR'.
        cents to euro text
        Return the amount in euros with two decimals and ' EUR' behind it.
        Given a number of cents, format it like '0.99 EUR'.
        Show cents as euros and end with EUR.
        Returns {cents} divided by 100 with exactly two decimals, then a space and 'EUR'.
        How much is it in EUR?
        """,
        """
        return f"{cents / 100:.2f} EUR"
        ---
        return f"{cents // 100}.{cents % 100:02d} EUR"
        ---
        euros, rest = divmod(cents, 100)
        return str(euros) + "." + str(rest).zfill(2) + " EUR"
        """,
        lambda r: (r.choice((0, 5, 99, 100, r.randint(0, 5000))),),
    ),
    made(
        "formatting.pad_number",
        "pad_number zero_pad with_zeros",
        "number: int; width: int",
        "str",
        """
        Write {number} with leading zeros, at least {width} characters wide.
        zero padding
        Return the number as a string filled up with zeros from the left.
        Given a number and a width, put zeros in front, so 7 with width 3 becomes '007'.
        leading zeros
        Returns {number} padded with zeros; longer numbers stay as they are.
        How do I turn 5 into '05'?
        """,
        """
        return str(number).zfill(width)
        ---
        text = str(number)
        while len(text) < width:
            text = "0" + text
        return text
        ---
        return f"{number:0{width}d}"
        """,
        lambda r: (r.choice((0, r.randint(0, 9), r.randint(0, 2000))), r.randint(1, 6)),
    ),
    made(
        "formatting.join_or",
        "join_or with_or list_choices",
        "items: list[str]",
        "str",
        """
        Join {items} with commas and put 'or' before the last one.
        a, b or c
        Return a text like 'tea, coffee or milk'.
        Given some choices, list them with commas and a final 'or'; one item stays alone, none gives ''.
        join with or
        Returns the words in one string, the last two joined by ' or '.
        How do I offer a list of choices?
        """,
        """
        if len(items) < 2:
            return "".join(items)
        return ", ".join(items[:-1]) + " or " + items[-1]
        ---
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        return f"{', '.join(items[:-1])} or {items[-1]}"
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.bullet_list",
        "bullet_list bullets as_list",
        "items: list[str]",
        "str",
        r"""
        Make a bullet list: each item on its own line with '- ' before it.
        bullet list
        Return {items} as lines that start with '- '.
        Given a list of strings, write a bulleted list, an item per line.
        one '- item' line per item
        Returns the bullets joined by line breaks; an empty list gives an empty string.
        How do I print a list with dashes?
        """,
        r"""
        return "\n".join("- " + item for item in items)
        ---
        return "\n".join([f"- {item}" for item in items])
        ---
        lines = []
        for item in items:
            lines.append(f"- {item}")
        return "\n".join(lines)
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.numbered_list",
        "numbered_items enumerate_items number_items",
        "items: list[str]",
        "list[str]",
        """
        Number {items} like '1. apple', '2. pear', starting at 1.
        numbered list
        Return a list in which every item has its number and a point in front.
        Given some strings, put '1. ', '2. ' and so on before them.
        number the items
        Returns the strings with their position (from 1) and '. ' as a prefix.
        How do I number a list?
        """,
        """
        return [f"{number}. {item}" for number, item in enumerate(items, 1)]
        ---
        result = []
        for index in range(len(items)):
            result.append(str(index + 1) + ". " + items[index])
        return result
        ---
        result = []
        number = 1
        for item in items:
            result.append(f"{number}. {item}")
            number += 1
        return result
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.initials_two",
        "initials short_initials get_initials",
        "first: str; last: str",
        "str",
        """
        Initials of a person, like 'A.S.' for Anna Smith.
        initials with dots
        Return the first letters of {first} and {last} in upper case, each followed by a dot.
        Given first and last name, write the initials such as 'J.B.'.
        two initials
        Returns the upper-case initials of a first and a last name with dots.
        What are the initials?
        """,
        """
        return f"{first[0].upper()}.{last[0].upper()}."
        ---
        return first[0].upper() + "." + last[0].upper() + "."
        ---
        return "".join(name[0].upper() + "." for name in (first, last))
        """,
        lambda r: (r.choice((_name(r), _name(r).lower())), r.choice((*LAST, "hill", "wood"))),
    ),
    made(
        "formatting.mask_card",
        "mask_card hide_card card_tail",
        "card: str",
        "str",
        """
        Hide all but the last four characters of {card} with '*'.
        mask card number
        Return the card number with stars in place of everything except the last 4 digits.
        Given a card number, show only its end and replace the rest by '*'.
        stars and the last four
        Returns {card} masked; with four characters or fewer nothing is hidden.
        How do I hide a card number?
        """,
        """
        return "*" * (len(card) - 4) + card[-4:]
        ---
        return card[-4:].rjust(len(card), "*")
        ---
        result = ""
        for index, char in enumerate(card):
            result += "*" if index < len(card) - 4 else char
        return result
        """,
        lambda r: (draw.letters(r, r.choice((0, 3, 8)), 16, "0123456789"),),
    ),
    made(
        "formatting.mask_email",
        "mask_email hide_email shorten_email",
        "email: str",
        "str",
        """
        Keep the first letter of the user in {email} and hide the rest before the '@' as '***'.
        mask an email
        Return something like 'a***@mail.com' for an address.
        Given an email address, show only the first letter of its user, then '***', then '@' and the domain.
        hide the email user, e.g. b***@home.org
        Returns the address with the name part shortened to one letter and three stars.
        How do I make an email address anonymous, like x***@y.com?
        """,
        """
        user, domain = email.split("@")
        return f"{user[0]}***@{domain}"
        ---
        at = email.index("@")
        return email[0] + "***" + email[at:]
        """,
        lambda r: (f"{_name(r).lower()}{r.choice(('', '1', '.b'))}@{r.choice(('mail.com', 'x.de'))}",),
    ),
    made(
        "formatting.full_name",
        "full_name display_name make_name",
        "first: str; middle: str; last: str",
        "str",
        """
        Join first, middle and last name with spaces and skip the empty ones.
        full name
        Return the full name made of {first}, {middle} and {last}; empty parts leave no extra space.
        Given three name parts, some of them empty, build the full name.
        first middle last
        Returns the parts that are not empty, joined by single spaces.
        What is the person's full name?
        """,
        """
        return " ".join(part for part in (first, middle, last) if part)
        ---
        parts = []
        for part in [first, middle, last]:
            if part != "":
                parts.append(part)
        return " ".join(parts)
        ---
        return " ".join(filter(None, [first, middle, last]))
        """,
        lambda r: (r.choice(("", _name(r))), r.choice(("", "", _name(r))), r.choice((r.choice(LAST), ""))),
    ),
    made(
        "formatting.formal_name",
        "formal_name last_comma_first catalog_name",
        "first: str; last: str",
        "str",
        """
        Write a name as 'LAST, First' with the last name in capitals.
        SMITH, Anna
        Return {last} in upper case, a comma, a space and {first}.
        Given first and last name, return the form for a list, such as 'HILL, Ben'.
        last name first, in capitals
        Returns the name with {last} shouted and in front.
        How do I write a name for a register, with the last name in capitals before the first name?
        """,
        """
        return f"{last.upper()}, {first}"
        ---
        return last.upper() + ", " + first
        ---
        return ", ".join([last.upper(), first])
        """,
        lambda r: (_name(r), r.choice(LAST)),
    ),
    made(
        "formatting.underline_title",
        "underline underline_title heading",
        "title: str",
        "str",
        r"""
        Put a line of '=' under {title}, exactly as long as the title.
        underline a title
        Return the title, a line break and as many '=' as the title has characters.
        Given a heading, underline it with equals signs.
        title with ==== below
        Returns two lines: {title} and its underline of '='.
        How do I underline a heading in plain text?
        """,
        r"""
        return title + "\n" + "=" * len(title)
        ---
        return f"{title}\n{'=' * len(title)}"
        ---
        line = ""
        for _ in title:
            line += "="
        return "\n".join([title, line])
        """,
        lambda r: (_title(r),),
    ),
    made(
        "formatting.title_line",
        "title_line banner section_line",
        "title: str; width: int",
        "str",
        """
        Center {title} between spaces in a line of '-' that is {width} characters wide.
        centered title in dashes
        Return the title with a space on both sides, centered and filled up with '-'.
        Given a title and a width, draw a line like '-- Menu --'.
        section line with dashes
        Returns ' title ' centered in {width} characters of '-'.
        How do I make a separator line with a title in the middle?
        """,
        """
        return f" {title} ".center(width, "-")
        ---
        text = " " + title + " "
        return text.center(width, "-")
        """,
        lambda r: (draw.word(r), r.choice((0, 10, 16, 20, 15))),
    ),
    made(
        "formatting.percent_text",
        "percent_text as_percent show_percent",
        "part: int; whole: int",
        "str",
        """
        How many percent of {whole} is {part}? Return text with one decimal, like '12.5%'.
        percent string
        Return the share as a percentage with one decimal and '%'; a whole of 0 gives '0.0%'.
        Given a part and a whole, format the percentage such as '50.0%'.
        part of whole in percent
        Returns '0.0%' if {whole} is zero, else the percentage with one digit after the point.
        format a share as percent
        """,
        """
        if whole == 0:
            return "0.0%"
        return f"{part / whole * 100:.1f}%"
        ---
        percent = part / whole * 100 if whole else 0.0
        return f"{percent:.1f}%"
        ---
        share = 0.0 if whole == 0 else part / whole * 100
        return "%.1f%%" % share
        """,
        lambda r: (r.randint(0, 20), r.choice((0, 8, 20, 50, r.randint(1, 40)))),
    ),
    made(
        "formatting.fraction_percent",
        "to_percent fraction_to_percent ratio_text",
        "ratio: float",
        "str",
        """
        Write {ratio} as a whole percent, so 0.25 becomes '25%'.
        0.5 -> '50%'
        Return the ratio times 100 without decimals and with a percent sign.
        Given a fraction between 0 and 1, format it as a percentage without decimals.
        ratio to percent text
        Returns {ratio} in percent, such as '75%'.
        How do I show a ratio as percent?
        """,
        """
        return f"{ratio:.0%}"
        ---
        return f"{round(ratio * 100)}%"
        ---
        return str(int(ratio * 100)) + "%"
        """,
        lambda r: (r.choice((0.0, 0.25, 0.5, 0.75, 1.0, 0.125 * 8, 1.5, 2.0, 1.25, 2.75)),),
    ),
    made(
        "formatting.place_suffix",
        "place_text place ordinal_place",
        "place: int",
        "str",
        """
        Write {place} as '1st place', '2nd place', '3rd place' or like '4th place'.
        1st place, 2nd place ...
        Return the place with its ending and the word place; places go from 1 to 10.
        Given a place from 1 to 10, return a text such as '3rd place' or '7th place'.
        place with st, nd, rd or th
        Returns the ordinal for {place} (1 to 10) followed by ' place'.
        How is a rank called, for instance '2nd place'?
        """,
        """
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(place, "th")
        return f"{place}{suffix} place"
        ---
        if place == 1:
            return "1st place"
        if place == 2:
            return "2nd place"
        if place == 3:
            return "3rd place"
        return str(place) + "th place"
        """,
        lambda r: (r.randint(1, 10),),
    ),
    made(
        "formatting.count_label",
        "count_label items_text count_text",
        "count: int; noun: str",
        "str",
        """
        Say how many there are: 'no cats', '1 cat' or '3 cats'.
        count with noun
        Return {count} and {noun}, with an s unless it is one; zero is written as 'no'.
        Given a count and a noun, return a text such as '2 books', '1 book' or 'no books'.
        no, one or many
        Returns 'no' and the plural for 0, the singular for 1 and otherwise number plus plural.
        How do I write a number of things, with 'no' for none?
        """,
        """
        if count == 0:
            return f"no {noun}s"
        if count == 1:
            return f"1 {noun}"
        return f"{count} {noun}s"
        ---
        amount = "no" if count == 0 else str(count)
        ending = "" if count == 1 else "s"
        return amount + " " + noun + ending
        """,
        lambda r: (r.choice((0, 1, 1, 2, r.randint(0, 20))), r.choice(("cat", "book", "file", "day"))),
    ),
    made(
        "formatting.table_row",
        "table_row make_row row_text",
        "cells: list[str]",
        "str",
        """
        Make a table row like '| a | b |' from {cells}.
        table row
        Return the cells with ' | ' between them and a bar at both ends.
        Given the cells of a row, format them as a row of a Markdown table.
        | a | b | c |
        Returns one line that starts with '| ' and ends with ' |'.
        How do I write a table row in plain text?
        """,
        """
        return "| " + " | ".join(cells) + " |"
        ---
        return f"| {' | '.join(cells)} |"
        ---
        middle = " | ".join(cells)
        return "| " + middle + " |"
        """,
        lambda r: (draw.words(r, 1, 4),),
    ),
    made(
        "formatting.price_line",
        "price_line receipt_line menu_line",
        "name: str; price: float; width: int",
        "str",
        """
        {name} on the left in {width} characters, then the price with two decimals.
        receipt line
        Return the name padded to the width on the right with spaces, followed by the price (2 decimals).
        Given a name, a price and a width, format a line of a receipt: padded name, then the price like 3.50.
        name and price in columns
        Returns {name} left-aligned in {width} columns and directly behind it {price} with two decimals.
        How do I write a menu line with aligned prices?
        """,
        """
        return f"{name:<{width}}{price:.2f}"
        ---
        return name.ljust(width) + f"{price:.2f}"
        ---
        return name + " " * (width - len(name)) + "%.2f" % price
        """,
        lambda r: (draw.word(r), r.randint(0, 80) / 4, r.randint(4, 14)),
    ),
    made(
        "formatting.dots_between",
        "dotted_line menu_entry leader_line",
        "left: str; right: str; width: int",
        "str",
        """
        Fill the space between {left} and {right} with dots so that the line has {width} characters.
        dots between two texts
        Return left, as many '.' as needed, and right, in a line of the given width.
        Given two texts and a width, connect them by dots as in a table of contents.
        'Tea.....2' style line
        Returns {left} and {right} with dots between; without room for dots they are just joined.
        How do I draw a dotted line between name and page number?
        """,
        """
        return left + "." * (width - len(left) - len(right)) + right
        ---
        dots = max(0, width - len(left) - len(right))
        return f"{left}{'.' * dots}{right}"
        ---
        return left.ljust(width - len(right), ".") + right
        """,
        lambda r: (draw.word(r), str(r.randint(0, 120)), r.choice((4, 10, 12, 15))),
    ),
    made(
        "formatting.phone",
        "format_phone phone_text pretty_phone",
        "digits: str",
        "str",
        """
        Format ten digits as '(123) 456-7890'.
        format a phone number
        Return {digits} with brackets around the first three, a space, three more, a dash and the rest.
        Given a string of 10 digits, write it as a phone number like (555) 123-4567.
        (xxx) xxx-xxxx
        Returns the phone number in the form (123) 456-7890.
        How do I make a phone number readable, as in '(555) 010-2030'?
        """,
        """
        return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"
        ---
        area, first, last = digits[:3], digits[3:6], digits[6:]
        return "(" + area + ") " + first + "-" + last
        ---
        return "({}) {}-{}".format(digits[:3], digits[3:6], digits[6:])
        """,
        lambda r: (draw.letters(r, 10, 10, "0123456789"),),
    ),
    made(
        "formatting.slug_with_id",
        "slug_with_id page_slug url_slug",
        "title: str; number: int",
        "str",
        """
        Make a slug from {title} and {number}, like 'my-first-page-12'.
        slug with id
        Return the words of the title in lower case and the number, all joined by '-'.
        Given a title and an id, build the last part of a URL such as 'red-lamp-7'.
        title and number with dashes
        Returns lower-case words separated by dashes, with {number} at the end.
        How do I turn a title into part of a link, with the id behind it?
        """,
        """
        return "-".join([*title.lower().split(), str(number)])
        ---
        parts = title.lower().split()
        parts.append(str(number))
        return "-".join(parts)
        ---
        slug = ""
        for word in title.lower().split():
            slug += word + "-"
        return slug + str(number)
        """,
        lambda r: (_title(r), r.randint(1, 99)),
    ),
    made(
        "formatting.quote_lines",
        "quote_lines quote_text as_quote",
        "text: str",
        "str",
        r"""
        Put '> ' before every line of {text}.
        quote lines
        Return the text as a quotation, every line starting with '> '.
        Given a text of several lines, quote it as in an email.
        '> ' in front of each line
        Returns the lines of {text} prefixed by '> ' and joined again; an empty text stays empty.
        How do I quote a message?
        """,
        r"""
        return "\n".join("> " + line for line in text.splitlines())
        ---
        lines = []
        for line in text.splitlines():
            lines.append(f"> {line}")
        return "\n".join(lines)
        ---
        return "\n".join(map("> {}".format, text.splitlines()))
        """,
        lambda r: ("\n".join(draw.sentence(r, 1, 3) for _ in range(r.randint(0, 3))),),
    ),
    made(
        "formatting.indent_lines",
        "indent_lines indent shift_right",
        "lines: list[str]; n: int",
        "list[str]",
        """
        Indent every line by {n} spaces.
        indent lines
        Return the lines with n spaces in front of each; empty lines stay empty.
        Given some lines and a number, move them to the right by that many spaces, but not the empty ones.
        spaces before each non-empty line
        Returns {lines} indented by {n}; lines without text are left alone.
        How do I indent text?
        """,
        """
        return [" " * n + line if line else "" for line in lines]
        ---
        result = []
        for line in lines:
            if line:
                result.append(" " * n + line)
            else:
                result.append(line)
        return result
        """,
        lambda r: (
            [r.choice(("", draw.word(r), draw.sentence(r, 1, 3))) for _ in range(r.randint(0, 4))],
            r.randint(0, 4),
        ),
    ),
    made(
        "formatting.thousands_points",
        "with_points group_thousands dotted_number",
        "number: int",
        "str",
        """
        Write {number} with a point after every three digits, like '1.234.567'.
        thousands separated by points
        Return the number grouped in threes with '.' between the groups.
        Given a number, group its digits the European way, for example '12.500'.
        12500 to '12.500'
        Returns {number} with points as thousands separators.
        How do I put points into a large number?
        """,
        """
        return f"{number:,}".replace(",", ".")
        ---
        digits = str(number)
        groups = []
        while len(digits) > 3:
            groups.insert(0, digits[-3:])
            digits = digits[:-3]
        return ".".join([digits] + groups)
        ---
        return format(number, "_").replace("_", ".")
        """,
        lambda r: (r.choice((0, 999, 1000, r.randint(0, 99999), r.randint(0, 10**8))),),
    ),
    made(
        "formatting.short_number",
        "short_number compact_number human_number",
        "number: int",
        "str",
        """
        Shorten {number}: '950', '12K' for thousands, '3M' for millions; cut, do not round.
        1500 -> '1K'
        Return the number with K from 1000 on and with M from 1000000 on, whole units only.
        Given a count of views, write it short, such as '4K' or '2M', rounding down.
        compact number with K and M
        Returns whole millions and 'M', or whole thousands and 'K', or just the number.
        How do I write large counts short (K for thousand, M for million)?
        """,
        """
        if number >= 1_000_000:
            return f"{number // 1_000_000}M"
        if number >= 1000:
            return f"{number // 1000}K"
        return str(number)
        ---
        for size, letter in ((1000000, "M"), (1000, "K")):
            if number >= size:
                return str(number // size) + letter
        return str(number)
        """,
        lambda r: (r.choice((0, 999, 1000, 10**6, r.randint(0, 5000), r.randint(0, 10**8))),),
    ),
    made(
        "formatting.progress_bar",
        "progress_bar draw_bar bar",
        "done: int; total: int",
        "str",
        """
        Draw a progress bar such as '[###--]' with {done} '#' out of {total}.
        progress bar
        Return '#' for each finished step and '-' for each open one, in square brackets.
        Given the finished and the total steps, draw the progress like [##---].
        [###--]
        Returns a bar of {total} characters in brackets, the first {done} of them being '#'.
        How do I show progress as text?
        """,
        """
        return "[" + "#" * done + "-" * (total - done) + "]"
        ---
        return f"[{'#' * done:-<{total}}]"
        ---
        bar = ""
        for i in range(total):
            bar += "#" if i < done else "-"
        return "[" + bar + "]"
        """,
        lambda r: (lambda t: (r.randint(0, t), t))(r.randint(1, 12)),
    ),
    made(
        "formatting.star_rating",
        "star_rating stars show_stars",
        "rating: int",
        "str",
        """
        Show {rating} of five stars, '*' for a star and '.' for a missing one.
        stars out of five
        Return as many '*' as the rating and fill up with '.' to five characters.
        Given a rating from 0 to 5, draw it like '***..'.
        rating as stars
        Returns five characters: stars first, then dots.
        How do I draw a rating, as in '****.'?
        """,
        """
        return "*" * rating + "." * (5 - rating)
        ---
        return ("*" * rating).ljust(5, ".")
        ---
        return "".join("*" if i < rating else "." for i in range(5))
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "formatting.bar_chart",
        "bar_chart chart_lines draw_chart",
        "values: dict[str, int]",
        "list[str]",
        """
        One line per entry: the name, a space and as many '#' as the value.
        text bar chart
        Return a list of lines such as 'tea ###' for the entries of {values}.
        Given a dict from name to number, draw a bar of '#' for every name.
        name and bar for each entry
        Returns lines with the key, a space and a bar whose length is the value (0 means no bar).
        How do I draw a bar chart with '#'?
        """,
        """
        return [f"{name} {'#' * value}" for name, value in values.items()]
        ---
        lines = []
        for name, value in values.items():
            lines.append(name + " " + "#" * value)
        return lines
        ---
        return [name + " " + "#" * values[name] for name in values]
        """,
        lambda r: ({w: r.randint(0, 6) for w in r.sample(draw.WORDS, r.randint(0, 4))},),
    ),
    made(
        "formatting.hhmm",
        "hhmm minutes_to_clock clock_text",
        "minutes: int",
        "str",
        """
        Write {minutes} since midnight as 'hh:mm'.
        minutes to hh:mm
        Return a time such as '07:05' for the minutes that have passed since midnight.
        Given minutes after midnight, format the time with two digits each.
        90 -> '01:30'
        Returns the hour and the minute of {minutes} as two-digit numbers with a colon between.
        What time is it after so many minutes?
        """,
        """
        return f"{minutes // 60:02d}:{minutes % 60:02d}"
        ---
        hours, rest = divmod(minutes, 60)
        return f"{hours:02}:{rest:02}"
        ---
        return str(minutes // 60).zfill(2) + ":" + str(minutes % 60).zfill(2)
        """,
        lambda r: (r.choice((0, 59, 60, r.randint(0, 1439))),),
    ),
    made(
        "formatting.duration_words",
        "duration_words duration_text in_words",
        "minutes: int",
        "str",
        """
        Write {minutes} like '2h 5min', without hours like '45min' and without minutes like '3h'.
        minutes as '1h 30min'
        Return a duration in hours and minutes and leave out a part that is 0; 0 gives '0min'.
        Given minutes, return a text such as '1h 5min', '2h' or '20min'.
        duration as text
        Returns hours and minutes with the units h and min, only '..h' if no minutes remain.
        How long is it, written as '1h 10min'?
        """,
        """
        hours, rest = divmod(minutes, 60)
        if hours == 0:
            return f"{rest}min"
        if rest == 0:
            return f"{hours}h"
        return f"{hours}h {rest}min"
        ---
        parts = []
        if minutes >= 60:
            parts.append(f"{minutes // 60}h")
        if minutes % 60 or not parts:
            parts.append(f"{minutes % 60}min")
        return " ".join(parts)
        """,
        lambda r: (r.choice((0, 60, 120, 45, r.randint(0, 300))),),
    ),
    made(
        "formatting.address",
        "address_line address format_address",
        "street: str; zip_code: str; city: str",
        "str",
        """
        Write an address like 'Main Street 5, 12345 Rome'.
        address line
        Return {street}, a comma, the {zip_code} and the {city} in one line.
        Given street, zip code and city, build the address line.
        street, zip city
        Returns the street, then a comma, then zip code and city with a space between.
        How is the address written in one line?
        """,
        """
        return f"{street}, {zip_code} {city}"
        ---
        return street + ", " + zip_code + " " + city
        ---
        return ", ".join([street, " ".join([zip_code, city])])
        """,
        lambda r: (
            f"{r.choice(LAST)} Street {r.randint(1, 99)}",
            str(r.randint(10000, 99999)),
            r.choice(("Rome", "Paris", "Oslo", "Bonn")),
        ),
    ),
    made(
        "formatting.csv_row",
        "csv_row to_csv make_csv_line",
        "values: list[object]",
        "str",
        """
        Join {values} with commas; a value that contains a comma gets double quotes around it.
        make a csv row
        Return one line of CSV and quote the values with a comma in them.
        Given some values, write them as text separated by commas, with quotes where a comma occurs.
        values to a csv line
        Returns the values as strings joined by ',', those with commas in double quotes.
        How do I write a CSV line and keep commas safe?
        """,
        """
        return ",".join(f'"{value}"' if "," in str(value) else str(value) for value in values)
        ---
        cells = []
        for value in values:
            text = str(value)
            if "," in text:
                text = '"' + text + '"'
            cells.append(text)
        return ",".join(cells)
        """,
        lambda r: ([r.choice((draw.word(r), draw.integer(r), "a, b", "")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "formatting.wrap_tag",
        "wrap_tag html_tag in_tag",
        "tag: str; text: str",
        "str",
        """
        Wrap {text} in the HTML tag {tag}, like '<b>hi</b>'.
        html tag around a text
        Return the text between an opening and a closing tag.
        Given a tag name and a text, build the HTML element.
        <tag>text</tag>
        Returns the text enclosed in <{tag}> and </{tag}>.
        How do I put text into a tag?
        """,
        """
        return f"<{tag}>{text}</{tag}>"
        ---
        return "<" + tag + ">" + text + "</" + tag + ">"
        ---
        return "<{0}>{1}</{0}>".format(tag, text)
        """,
        lambda r: (r.choice(("b", "i", "p", "h1", "li", "div")), draw.sentence(r, 0, 3)),
    ),
    made(
        "formatting.html_list",
        "html_list list_items to_ul",
        "items: list[str]",
        "str",
        """
        Make an HTML list: '<ul>' with an '<li>' element for each of {items}, without spaces or line breaks.
        html list
        Return '<ul><li>a</li><li>b</li></ul>' for the given items.
        Given some strings, build an unordered HTML list in one line.
        items to <ul> and <li>
        Returns the items as li elements inside of ul; no items give '<ul></ul>'.
        How do I turn a list into HTML (ul, li)?
        """,
        """
        return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
        ---
        html = "<ul>"
        for item in items:
            html += "<li>" + item + "</li>"
        return html + "</ul>"
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.link",
        "markdown_link make_link link",
        "text: str; url: str",
        "str",
        """
        Make a Markdown link like '[text](url)'.
        markdown link
        Return {text} in square brackets, followed by {url} in round ones.
        Given a text and an address, build a link for Markdown; without a text the address is shown.
        [text](url)
        Returns the link; an empty {text} is replaced by the {url} itself.
        How do I write a link in Markdown?
        """,
        """
        return f"[{text or url}]({url})"
        ---
        if text == "":
            text = url
        return "[" + text + "](" + url + ")"
        """,
        lambda r: (draw.sentence(r, 0, 2), r.choice(("a.com", "http://x.org", "/home", "page.html"))),
    ),
    made(
        "formatting.char_box",
        "draw_box box rectangle",
        "char: str; width: int; height: int",
        "str",
        r"""
        Draw a filled box of {char}: {height} lines of {width} characters.
        box of characters
        Return a rectangle made of one character, the lines joined by line breaks.
        Given a character, a width and a height, draw a solid block of text.
        repeat a char in rows and columns
        Returns {height} equal lines, each one the character repeated {width} times.
        How do I draw a rectangle of stars?
        """,
        r"""
        return "\n".join([char * width] * height)
        ---
        lines = []
        for _ in range(height):
            lines.append(char * width)
        return "\n".join(lines)
        ---
        return "\n".join(char * width for _ in range(height))
        """,
        lambda r: (r.choice("*#ox.+"), r.randint(1, 5), r.randint(0, 4)),
    ),
    made(
        "formatting.stairs",
        "stairs staircase triangle",
        "n: int",
        "list[str]",
        """
        Lines of stars that get longer: '*', '**', ... up to {n}.
        star stairs
        Return a list with one star in the first string, two in the second, and so on.
        Given n, build a triangle of stars as a list of n strings.
        triangle of '*'
        Returns {n} strings, the i-th of them with i stars; an empty list for 0.
        How do I draw a staircase with stars?
        """,
        """
        return ["*" * i for i in range(1, n + 1)]
        ---
        lines = []
        line = ""
        for _ in range(n):
            line += "*"
            lines.append(line)
        return lines
        ---
        return list(map("*".__mul__, range(1, n + 1)))
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "formatting.frame",
        "frame in_frame boxed",
        "text: str",
        "list[str]",
        """
        Put {text} in a frame of '*': three lines, the text in the middle one.
        frame a text
        Return a line of stars, the text between '* ' and ' *', and the line of stars again.
        Given a text, draw a box of stars around it, as a list of three lines.
        box with stars around a word
        Returns three strings of equal length that frame {text} with stars, one space beside it.
        How do I frame a word, with '* word *' in the middle?
        """,
        """
        border = "*" * (len(text) + 4)
        return [border, f"* {text} *", border]
        ---
        middle = "* " + text + " *"
        line = "*" * len(middle)
        return [line, middle, line]
        """,
        lambda r: (draw.sentence(r, 0, 2),),
    ),
    made(
        "formatting.align_right",
        "align_right right_align to_the_right",
        "words: list[str]",
        "list[str]",
        """
        Align {words} to the right: spaces in front so that all are as long as the longest.
        right alignment
        Return the words padded on the left to the same width.
        Given a list of strings, right-align them in a column just wide enough for all.
        pad all words on the left
        Returns every word with spaces before it up to the length of the longest one.
        How do I align words on the right?
        """,
        """
        width = max((len(word) for word in words), default=0)
        return [word.rjust(width) for word in words]
        ---
        width = 0
        for word in words:
            width = max(width, len(word))
        return [" " * (width - len(word)) + word for word in words]
        ---
        width = max(map(len, words)) if words else 0
        return [f"{word:>{width}}" for word in words]
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.align_left",
        "align_left pad_to_width column",
        "words: list[str]; width: int",
        "list[str]",
        """
        Pad each word with spaces on the right to {width} characters.
        left alignment
        Return the words left-aligned in a column of the given width; longer ones are cut.
        Given words and a width, make all strings exactly that long: fill with spaces or cut off the end.
        words in a column of fixed width
        Returns {words}, each exactly {width} characters long.
        How do I make all words equally wide?
        """,
        """
        return [word[:width].ljust(width) for word in words]
        ---
        result = []
        for word in words:
            short = word[:width]
            result.append(short + " " * (width - len(short)))
        return result
        ---
        return [f"{word[:width]:<{width}}" for word in words]
        """,
        lambda r: (draw.words(r, 0, 4), r.randint(3, 8)),
    ),
    made(
        "formatting.kebab_to_camel",
        "kebab_to_camel dashes_to_camel camel_from_kebab",
        "text: str",
        "str",
        """
        Turn 'kebab-case-text' into 'kebabCaseText'.
        kebab to camel case
        Return {text} in camel case, its words being separated by dashes.
        Given a name with dashes, remove them and capitalize every word but the first.
        background-color to backgroundColor
        Returns the camelCase form of a dashed name.
        How do I change dashes to camel case?
        """,
        """
        first, *rest = text.split("-")
        return first + "".join(word.capitalize() for word in rest)
        ---
        parts = text.split("-")
        result = parts[0]
        for part in parts[1:]:
            result += part.capitalize()
        return result
        """,
        lambda r: ("-".join(r.choice(draw.WORDS) for _ in range(r.randint(0, 4))),),
    ),
    made(
        "formatting.to_constant",
        "to_constant constant_name screaming_snake",
        "text: str",
        "str",
        """
        Turn {text} into a constant name such as 'MAX_ITEM_COUNT'.
        constant case
        Return the words in upper case, joined by underscores.
        Given some words with spaces, write them as the name of a constant.
        words to UPPER_SNAKE
        Returns {text} in capitals with '_' in place of the spaces between words.
        How would this phrase be called as a constant?
        """,
        """
        return "_".join(text.upper().split())
        ---
        parts = []
        for word in text.split():
            parts.append(word.upper())
        return "_".join(parts)
        """,
        lambda r: (r.choice(("", " ", "  ")).join((" ".join(draw.words(r, 0, 4)), "")),),
    ),
    made(
        "formatting.words_to_camel",
        "words_to_camel to_camel camel_case",
        "words: list[str]",
        "str",
        """
        Build a camelCase name from {words}.
        words to camel case
        Return the first word in lower case and the others capitalized, all in one.
        Given a list of words, write them together as one camelCase name; no words give ''.
        list of words to camelCase
        Returns the words as a single name like 'firstUserName'.
        How do I make a variable name in camel case from words?
        """,
        """
        if not words:
            return ""
        return words[0].lower() + "".join(word.capitalize() for word in words[1:])
        ---
        result = ""
        for index, word in enumerate(words):
            result += word.lower() if index == 0 else word.capitalize()
        return result
        ---
        title = "".join(word.capitalize() for word in words)
        return title[:1].lower() + title[1:]
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "formatting.describe_person",
        "describe introduce person_text",
        "name: str; age: int",
        "str",
        """
        Return 'NAME is AGE years old', with 'year' for an age of 1.
        introduce a person
        Say how old {name} is, for example 'Mia is 7 years old' (but '1 year old').
        Given a name and an age, build the sentence 'Ben is 30 years old'; use year for 1.
        name is age years old
        Returns a sentence about the age, such as 'Leo is 1 year old' or 'Kim is 12 years old'.
        How old is this person, as a sentence like 'Anna is 5 years old'? Take care of 1 year.
        """,
        """
        unit = "year" if age == 1 else "years"
        return f"{name} is {age} {unit} old"
        ---
        if age == 1:
            return name + " is 1 year old"
        return name + " is " + str(age) + " years old"
        """,
        lambda r: (_name(r), r.choice((0, 1, 1, r.randint(0, 90)))),
    ),
    made(
        "formatting.equation",
        "sum_text equation show_sum",
        "numbers: list[int]",
        "str",
        """
        Write {numbers} as a sum with its result, like '1 + 2 + 3 = 6'.
        sum as text
        Return the numbers joined by ' + ', then ' = ' and the total; no numbers give '0 = 0'.
        Given some numbers, show how they are added, such as '4 + 5 = 9'.
        a + b + c = total
        Returns the addition as a string; for an empty list it is '0 = 0'.
        How do I show an addition with its result, like '2 + 2 = 4'?
        """,
        """
        left = " + ".join(str(number) for number in numbers) or "0"
        return f"{left} = {sum(numbers)}"
        ---
        if not numbers:
            return "0 = 0"
        return " + ".join(map(str, numbers)) + " = " + str(sum(numbers))
        """,
        lambda r: (draw.ints(r, 0, 4, 0, 30),),
    ),
    made(
        "formatting.key_value_lines",
        "show_settings key_value_lines to_lines",
        "settings: dict[str, int]",
        "list[str]",
        """
        One 'key: value' line per entry, sorted by key.
        dict to lines
        Return the entries of {settings} as strings like 'size: 3', in the order of the keys.
        Given a dictionary, list its entries as 'key: value', sorted by key.
        sorted key: value strings
        Returns lines with key, colon, space and value.
        How do I show a dict line by line, as 'key: value'?
        """,
        """
        return [f"{key}: {settings[key]}" for key in sorted(settings)]
        ---
        lines = []
        for key, value in sorted(settings.items()):
            lines.append(key + ": " + str(value))
        return lines
        """,
        lambda r: (draw.mapping(r),),
    ),
    made(
        "formatting.signed",
        "signed with_sign plus_minus",
        "number: int",
        "str",
        """
        Write {number} with its sign: '+5', '-3' or '0'.
        number with plus sign
        Return the number as text, positive ones with '+' in front.
        Given an integer, show the sign even if it is positive; zero has none.
        signed text
        Returns {number} with a leading plus if it is above 0.
        How do I show a difference like '+3'?
        """,
        """
        if number > 0:
            return f"+{number}"
        return str(number)
        ---
        return "+" + str(number) if number > 0 else str(number)
        ---
        return f"{number:+d}" if number else "0"
        """,
        lambda r: (r.choice((0, draw.integer(r), draw.integer(r, -9, 9))),),
    ),
    made(
        "formatting.file_size",
        "file_size size_text human_size",
        "size: int",
        "str",
        """
        Write {size} bytes as '512 B', '3.5 KB' or '1.2 MB'; 1 KB is 1024 bytes.
        human readable file size
        Return the size in B below 1024, else in KB or MB (1024 KB) with one decimal.
        Given a number of bytes, format it with the unit B, KB or MB.
        bytes as KB or MB
        Returns whole bytes below 1024 and one decimal for KB and MB.
        How large is the file, in a readable form such as '2.0 KB'?
        """,
        """
        if size < 1024:
            return f"{size} B"
        if size < 1024 * 1024:
            return f"{size / 1024:.1f} KB"
        return f"{size / (1024 * 1024):.1f} MB"
        ---
        if size >= 1048576:
            return f"{size / 1048576:.1f} MB"
        elif size >= 1024:
            return f"{size / 1024:.1f} KB"
        return str(size) + " B"
        """,
        lambda r: (r.choice((0, 1023, 1024, 1536, r.randint(0, 9000), r.randint(0, 9_000_000))),),
    ),
    made(
        "formatting.shorten_middle",
        "shorten_middle ellipsis_middle cut_middle",
        "text: str",
        "str",
        """
        Show only the first and the last three characters of {text} with '...' between, if longer than 9.
        cut the middle out
        Return a long text as 'abc...xyz'; up to 9 characters it stays unchanged.
        Given a string of more than nine characters, replace its middle by three dots, keeping 3 at each end.
        abc...xyz for long texts (over 9)
        Returns {text} itself if it has at most 9 characters, else its ends (three each) around '...'.
        How do I shorten a long name in the middle, keeping three characters at both ends?
        """,
        """
        if len(text) <= 9:
            return text
        return text[:3] + "..." + text[-3:]
        ---
        return f"{text[:3]}...{text[-3:]}" if len(text) > 9 else text
        """,
        lambda r: (draw.letters(r, r.choice((0, 8)), 14, "abcdefgh"),),
    ),
)


def _unit_text(r: Random) -> Entry:
    unit, digits = r.choice(("km", "kg", "cm", "m", "s", "EUR", "points", "C", "l", "h")), r.choice((0, 1, 2))
    spoken = ("no decimals", "one decimal", "two decimals")[digits]
    example = f"{7.5 if digits else 7:.{digits}f} {unit}"
    return made(
        f"formatting.unit.{unit}.{digits}",
        f"format_{unit.lower()} with_unit as_text",
        "value: float",
        "str",
        f"""
        Write {{value}} with {spoken} and the unit {unit}, like '{example}'.
        number with '{unit}'
        Return the value with {spoken}, a space and '{unit}'.
        Given a number, format it as '{example}'.
        {spoken} and {unit} behind it
        Returns {{value}} as text in {unit}, with {spoken}.
        How do I show a value in {unit} with {spoken}?
        """,
        f"""
        return f"{{value:.{digits}f}} {unit}"
        ---
        return format(value, ".{digits}f") + " {unit}"
        ---
        return "%.{digits}f {unit}" % value
        """,
        lambda r: (r.choice((0.0, r.randint(0, 400) / 4, r.randint(0, 80) / 2)),),
    )


def _wrap(r: Random) -> Entry:
    left, right, name = r.choice(
        (
            ("(", ")", "round brackets"),
            ("[", "]", "square brackets"),
            ('"', '"', "double quotes"),
            ("<", ">", "angle brackets"),
            ("*", "*", "stars"),
            ("**", "**", "double stars"),
            ("_", "_", "underscores"),
            ("`", "`", "backticks"),
            ("--", "--", "dashes"),
            ("|", "|", "bars"),
            ("<<", ">>", "angle quotes"),
        )
    )
    key = name.replace(" ", "_")
    if r.random() < 0.5:
        return made(
            f"formatting.wrap.{key}",
            f"in_{key} wrap enclose",
            "text: str",
            "str",
            f"""
            Put {name} around {{text}}.
            text in {name}
            Return the text with {left} before it and {right} after it.
            Given a string, enclose it in {name}.
            add {name}
            Returns {{text}} between {left} and {right}.
            How do I put {name} around a word?
            """,
            f"""
            return {left!r} + text + {right!r}
            ---
            return f'{left}{{text}}{right}'
            ---
            return "".join([{left!r}, text, {right!r}])
            """,
            lambda r: (draw.sentence(r, 0, 2),),
        )
    return made(
        f"formatting.wrap_all.{key}",
        f"all_in_{key} wrap_all wrap_each",
        "words: list[str]",
        "list[str]",
        f"""
        Put {name} around every word.
        each word in {name}
        Return the words, each with {left} before and {right} after it.
        Given a list of strings, enclose each of them in {name}.
        add {name} to all of {{words}}
        Returns a new list in which {left} and {right} surround every element.
        wrap all in {name}
        """,
        f"""
        return [{left!r} + word + {right!r} for word in words]
        ---
        result = []
        for word in words:
            result.append({left!r} + word + {right!r})
        return result
        ---
        return [f'{left}{{word}}{right}' for word in words]
        """,
        lambda r: (draw.words(r, 0, 4),),
    )


def _join_with(r: Random) -> Entry:
    sep, name = r.choice(
        (
            (", ", "a comma and a space"),
            ("-", "dashes"),
            (" | ", "bars"),
            ("/", "slashes"),
            ("; ", "semicolons"),
            (" -> ", "arrows"),
            (" and ", "the word and"),
            ("+", "plus signs"),
            ("_", "underscores"),
            (":", "colons"),
            (" > ", "' > '"),
            (" & ", "' & '"),
        )
    )
    number = r.random() < 0.5
    kind = "int" if number else "str"
    item = "str(item)" if number else "item"
    sep_key = "".join(f"{ord(char):x}" for char in sep)
    return made(
        f"formatting.join.{sep_key}.{kind}",
        "join_items joined to_text show",
        f"items: list[{kind}]",
        "str",
        f"""
        Join {{items}} with '{sep}'.
        join {"numbers" if number else "words"} with '{sep}'
        Return all items in one string with '{sep}' between them.
        Given a list of {"numbers" if number else "words"}, write them in a row, separated by {name}.
        separate by {name} ('{sep}')
        Returns the items as text with '{sep}' in between; an empty list gives an empty string.
        How do I put '{sep}' between the {"numbers" if number else "words"}?
        """,
        f"""
        return {sep!r}.join({"str(item) for item in items" if number else "items"})
        ---
        result = ""
        for index, item in enumerate(items):
            if index > 0:
                result += {sep!r}
            result += {item}
        return result
        ---
        return {sep!r}.join({"map(str, items)" if number else "[item for item in items]"})
        """,
        lambda r: (draw.ints(r, 0, 5) if number else draw.words(r, 0, 5),),
    )


def _label(r: Random) -> Entry:
    label = r.choice(("Name", "Total", "Score", "Age", "City", "Price", "Count", "Level", "Status", "Result"))
    sep = r.choice((": ", " = ", " - ", "="))
    number = label in ("Total", "Score", "Age", "Price", "Count", "Level")
    return made(
        f"formatting.label.{label.lower()}.{'colon' if ':' in sep else 'dash' if '-' in sep else len(sep)}",
        f"{label.lower()}_line show_{label.lower()} label",
        f"value: {'int' if number else 'str'}",
        "str",
        f"""
        Return '{label}{sep}' followed by {{value}}.
        '{label}{sep}...' line
        Show the value with the label '{label}', as in '{label}{sep}{7 if number else "abc"}'.
        Given a value, return the line '{label}{sep}<value>'.
        put '{label}{sep}' in front of a value
        Returns {{value}} as text behind '{label}{sep}'.
        label a value with {label} (separated by '{sep}')
        """,
        f"""
        return f"{label}{sep}{{value}}"
        ---
        return "{label}{sep}" + {"str(value)" if number else "value"}
        ---
        return "{label}{sep}{{}}".format(value)
        """,
        lambda r: (draw.integer(r) if number else draw.word(r),),
    )


FAMILIES = (_unit_text, _wrap, _join_with, _label)
