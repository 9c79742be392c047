"""Helpers for lines, names and other short texts."""


def salutation(name: str) -> str:
    """The first line of a letter. Without a name we write to "customer".

    >>> salutation("Ann")
    'Dear Ann,'
    >>> salutation("Mr Brown")
    'Dear Mr Brown,'
    >>> salutation("customer")
    'Dear customer,'
    >>> salutation("")
    'Dear customer,'
    """
    return f"Dear {name or 'customer'},"


def is_comment(line: str) -> bool:
    """Whether a line of a config file is a comment, that is, starts with "#" after optional spaces.

    >>> is_comment("# the port")
    True
    >>> is_comment("port = 80  # the port")
    False
    >>> is_comment("    # indented")
    True
    >>> is_comment("")
    False
    """
    return line.lstrip().startswith("#")


def shout(text: str) -> str:
    """Put the text in capitals, with an exclamation mark at the end.

    >>> shout("stop")
    'STOP!'
    >>> shout("Mind the gap")
    'MIND THE GAP!'
    >>> shout("what?")
    'WHAT?!'
    >>> shout("")
    '!'
    """
    return text.upper() + "!"


def file_extension(filename: str) -> str:
    """What follows the last dot of a file name, in lower case. Empty if there is no dot.

    >>> file_extension("report.PDF")
    'pdf'
    >>> file_extension("archive.tar.gz")
    'gz'
    >>> file_extension("README")
    ''
    >>> file_extension("")
    ''
    """
    return filename.rpartition(".")[2].lower() if "." in filename else ""


def widest_line(text: str) -> int:
    r"""The number of characters in the longest line of the text.

    >>> widest_line("one\nthree\nfour")
    5
    >>> widest_line("single line")
    11
    >>> widest_line("a\n\nbb\n")
    2
    >>> widest_line("")
    0
    """
    return max((len(line) for line in text.splitlines()), default=0)


def mask_card(number: str) -> str:
    """Hide a card number behind stars, except for its last four digits.

    >>> mask_card("4929123456781234")
    '************1234'
    >>> mask_card("90125678")
    '****5678'
    >>> mask_card("123")
    '123'
    >>> mask_card("")
    ''
    """
    return "*" * (len(number) - 4) + number[-4:]


def parse_tags(line: str) -> list[str]:
    """Read a comma separated list of tags. Tags come out in lower case and stripped, empty ones are dropped.

    >>> parse_tags("Work, urgent")
    ['work', 'urgent']
    >>> parse_tags("  Home  ")
    ['home']
    >>> parse_tags("red,, Green ,")
    ['red', 'green']
    >>> parse_tags("")
    []
    """
    return [tag.strip().lower() for tag in line.split(",") if tag.strip()]


def indent_lines(lines: list[str], spaces: int) -> list[str]:
    """Indent each line by that many spaces. Blank lines become empty so that no trailing spaces remain.

    >>> indent_lines(["if x:", "  y()"], 2)
    ['  if x:', '    y()']
    >>> indent_lines(["a", "", "   ", "b"], 4)
    ['    a', '', '', '    b']
    >>> indent_lines(["same"], 0)
    ['same']
    >>> indent_lines([], 4)
    []
    """
    return [" " * spaces + line if line.strip() else "" for line in lines]


def shorten_title(title: str, width: int) -> str:
    """Cut a title so that it has at most `width` characters, the three dots at the end included.

    There is no space before the dots. Titles that fit are left alone.

    >>> shorten_title("Annual report of the board", 16)
    'Annual report...'
    >>> shorten_title("Annual report of the board", 17)
    'Annual report...'
    >>> shorten_title("Minutes", 7)
    'Minutes'
    >>> shorten_title("", 5)
    ''
    """
    if len(title) <= width:
        return title
    return title[: width - 3].rstrip() + "..."


def join_names(names: list[str]) -> str:
    """List the names as in a sentence, with "and" before the last one. Nobody at all is "nobody".

    >>> join_names(["Ann", "Bob", "Eve"])
    'Ann, Bob and Eve'
    >>> join_names(["Ann", "Bob"])
    'Ann and Bob'
    >>> join_names(["Ann"])
    'Ann'
    >>> join_names([])
    'nobody'
    """
    if not names:
        return "nobody"
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + " and " + names[-1]


def strip_quotes(value: str) -> str:
    """Take off the quotes around a value, single or double, if both ends have the same one.

    >>> strip_quotes("'blue'")
    'blue'
    >>> strip_quotes('"two words"')
    'two words'
    >>> strip_quotes("Ann's")
    "Ann's"
    >>> strip_quotes("'")
    "'"
    """
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return value


def fill_lines(text: str, width: int) -> list[str]:
    """Break the text into lines of at most `width` characters, between words.

    A word that is longer than that gets a line of its own.

    >>> fill_lines("the quick brown fox", 10)
    ['the quick', 'brown fox']
    >>> fill_lines("one two", 20)
    ['one two']
    >>> fill_lines("an extraordinary day", 6)
    ['an', 'extraordinary', 'day']
    >>> fill_lines("", 10)
    []
    """
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
