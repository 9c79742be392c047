"""Common helpers of command-line tools, web backends and shops in the forms in which people ask for them."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_GOODS = "tea milk bread rice honey".split()
_NAMES = "Ada Ben Carla Dora Eva".split()


def _args(r: Random) -> list[str]:
    pool = (
        "--dry-run",
        "--verbose",
        "--no-color",
        "--max-size=3",
        "--name=tea",
        "--rate=2.5",
        "--path=a=b",
        "--tag=x",
        "--tag=y",
        "--debug=true",
        "--empty=",
        "-v",
        "file.txt",
        "--name",
        "ada",
    )
    return [r.choice(pool) for _ in range(r.randint(0, 5))]


def _lines(r: Random, low: int = 0, high: int = 6) -> list[str]:
    pool = ("tea", "Tea", "milk", "", "rice and tea", "12 eggs", "2 buns", "  bread", "error: no tea", "milk")
    return [r.choice(pool) for _ in range(r.randint(low, high))]


def _text(r: Random, low: int = 0, high: int = 6) -> str:
    return "\n".join(_lines(r, low, high))


def _done_of(r: Random, top: int = 20) -> tuple[int, int]:
    total = r.choice((0, 1, 3, 5, 7, 8, 10, top))
    return r.randint(0, total) if r.random() < 0.8 else total + 2, total


def _level(r: Random) -> str:
    return r.choice(("DEBUG", "INFO", "INFO", "WARNING", "ERROR", "ERROR", "CRITICAL"))


def _file(r: Random) -> str:
    known = (
        "report.pdf",
        "Photo.JPG",
        "archive.tar.gz",
        "README",
        ".env",
        "notes.TXT",
        "data.csv",
        "a.b.txt",
    )
    if r.random() < 0.6:
        return r.choice(known)
    return f"{r.choice(('img', 'Page ', 'v'))}{r.randint(1, 120)}{r.choice(('.png', '.txt', '', '.PNG'))}"


def _files(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return [_file(r) for _ in range(r.randint(low, high))]


def _size(r: Random) -> int:
    edges = (0, 1, 512, 999, 1000, 1023, 1024, 1025, 1536, 2048, 2500000, 5 * 1024**3, 3 * 1024**4)
    return r.choice(edges) if r.random() < 0.6 else r.randint(0, 10 ** r.randint(1, 13))


def _path(r: Random) -> str:
    folders = "/".join(r.choice(("src", "docs", "..", ".", "", "my lib")) for _ in range(r.randint(0, 4)))
    return r.choice(("", "/", "./")) + folders + r.choice(("", "/", "/a.txt", "/b.tar.gz"))


def _version(r: Random, high: int = 3) -> str:
    return ".".join(str(r.choice((0, 1, 2, 3, 9, 10))) for _ in range(r.randint(3, high)))


def _url(r: Random) -> str:
    scheme = r.choice(("http://", "https://", "https://", "HTTP://"))
    host = r.choice(("example.com", "www.Example.com", "shop.example.co.uk", "localhost:3000", "a.io:8080"))
    path = r.choice(("", "/", "/blog/my-post/", "/img/logo.PNG", "/a/b", "/index.html"))
    query = r.choice(("", "", "?q=tea", "?b=2&a=1", "?utm_source=x&id=7", "?page=2&page=3", "?flag&q="))
    return f"{scheme}{host}{path}{query}{r.choice(('', '', '#top'))}"


def _query(r: Random) -> str:
    pool = (
        "a=1",
        "b=two",
        "q=green+tea",
        "q=caf%C3%A9",
        "tag=x",
        "tag=y",
        "flag",
        "empty=",
        "a=5",
        "x=1%262",
    )
    return r.choice(("", "", "?")) + "&".join(r.choice(pool) for _ in range(r.randint(0, 4)))


def _leaf(r: Random) -> object:
    return r.choice((0, 1, 7, "x", "tea", None, True, False, ""))


def _tree(r: Random, depth: int = 2, keys: str = "a b c user name port") -> dict[str, object]:
    pool = keys.split()
    chosen = r.sample(pool, r.randint(0 if depth < 2 else 1, min(3, len(pool))))
    return {key: _tree(r, depth - 1, keys) if depth and r.random() < 0.4 else _leaf(r) for key in chosen}


def _tree_with_lists(r: Random, keys: str = "a b c user name port") -> dict[str, object]:
    tree = _tree(r, 1, keys)
    tree[r.choice(keys.split())] = [r.choice((_leaf(r), _tree(r, 0, keys))) for _ in range(r.randint(0, 3))]
    return tree


def _price(r: Random) -> float:
    return r.choice((0.5, 1.25, 2.0, 3.5, 4.75, 9.99, 12.0, 19.95, 49.5))


def _product(r: Random) -> dict[str, object]:
    return {
        "name": r.choice(("Green Tea", "Teapot", "Mug", "Iced tea", "Honey", "mug tree")),
        "price": _price(r),
        "rating": r.choice((3.5, 4.0, 4.0, 4.8)),
        "tags": r.sample(("hot", "new", "sale", "bio"), r.randint(0, 3)),
    }


def _products(r: Random, low: int = 0, high: int = 5) -> list[dict[str, object]]:
    return [_product(r) for _ in range(r.randint(low, high))]


def _cart_lines(r: Random, low: int = 0, high: int = 4) -> list[dict[str, object]]:
    names = r.sample(_GOODS, r.randint(low, high))
    return [{"name": name, "price": _price(r), "quantity": r.randint(1, 4)} for name in names]


def _counts(r: Random, bottom: int = 0, top: int = 6) -> dict[str, int]:
    return {name: r.randint(bottom, top) for name in r.sample(_GOODS, r.randint(0, 4))}


ENTRIES = (
    made(
        "variants_tools.options_dashes_to_underscores",
        "parse_options parse_args args_to_dict parse_flags",
        "args: list[str]",
        "dict[str, object]",
        """
        Parse the options among {args}: '--max-size=3' gives {{'max_size': '3'}}, '--dry-run' \
        {{'dry_run': True}} and '--no-color' {{'color': False}}. Dashes in names become underscores; \
        anything else is ignored.
        Turn command-line arguments into a dict. Only arguments that start with '--' count: with '=' \
        the value is kept as text, without it the flag is True, and a flag 'no-x' sets 'x' to False. \
        Names are written with underscores.
        Read long options: a value after '=', True for a bare flag, False under the rest of the name \
        for a bare flag that begins with 'no-'. '-' in a name becomes '_', other arguments are skipped.
        Return a dict of the '--' arguments with names as Python identifiers, so '--dry-run' is \
        'dry_run'; bare flags are True, and '--no-cache' means cache=False.
        Collect '--key=value', '--flag' and '--no-flag' from {args} as text, True and False, with '-' \
        replaced by '_' in the keys.
        """,
        """
        options = {}
        for arg in args:
            if not arg.startswith("--") or arg == "--":
                continue
            name, equals, value = arg[2:].partition("=")
            if equals:
                options[name.replace("-", "_")] = value
            elif name.startswith("no-"):
                options[name[3:].replace("-", "_")] = False
            else:
                options[name.replace("-", "_")] = True
        return options
        """,
        lambda r: (_args(r),),
    ),
    made(
        "variants_tools.options_with_typed_values",
        "parse_options parse_args parse_typed_args read_options",
        "args: list[str]",
        "dict[str, object]",
        """
        Read {args} of the form '--key=value' into a dict, converting values: whole numbers to int, \
        decimals to float, 'true' and 'false' in any case to bool. '--key' alone is True, other \
        arguments are ignored.
        Command-line options with types: '--port=80' gives 80, '--rate=2.5' gives 2.5, '--debug=true' \
        gives True, '--name=tea' stays text and a bare '--verbose' is True. What does not start with \
        '--' is skipped.
        Parse long options and guess the type of each value (int, float, bool, otherwise str). An \
        option without '=' counts as True.
        Return a dict from option name to value; the text after '=' becomes an int or a float if it is \
        a number, a bool for true/false, and is kept otherwise. Ignore arguments without leading '--'.
        Turn ['--n=3', '--x=1.5', '--on=False', '--v', 'file'] into {{'n': 3, 'x': 1.5, 'on': False, \
        'v': True}}.
        """,
        """
        options = {}
        for arg in args:
            if not arg.startswith("--"):
                continue
            name, equals, value = arg[2:].partition("=")
            if not equals:
                options[name] = True
            elif value.lower() in ("true", "false"):
                options[name] = value.lower() == "true"
            elif re.fullmatch(r"[+-]?\\d+", value):
                options[name] = int(value)
            elif re.fullmatch(r"[+-]?\\d*\\.\\d+", value):
                options[name] = float(value)
            else:
                options[name] = value
        return options
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "--n=3",
                        "--x=1.5",
                        "--t=-2",
                        "--on=False",
                        "--debug=TRUE",
                        "--v",
                        "--a=1.2.3",
                        "--b=",
                        "c",
                    )
                )
                for _ in range(r.randint(0, 5))
            ],
        ),
        "import re",
    ),
    made(
        "variants_tools.repeated_options_become_list",
        "parse_options collect_options parse_args options_to_dict",
        "args: list[str]",
        "dict[str, object]",
        """
        Parse {args} like '--key=value'. An option given once maps to its text, one given several times \
        to the list of its values in order; a flag without '=' is True.
        Options as a dict in which repeated ones are collected: ['--tag=a', '--tag=b', '--n=1'] gives \
        {{'tag': ['a', 'b'], 'n': '1'}}. Bare flags have the value True; arguments that don't start \
        with '--' are left out.
        Return a dict of long options. If an option occurs more than once, its value is a list of \
        everything that was given, otherwise the single value (text, or True without '=').
        Read '--name=value' arguments, turning a second use of the same name into a list. A lone \
        '--name' counts as True.
        Collect command-line options where the same option may be repeated: one value stays as it is, \
        two or more become a list.
        """,
        """
        found = {}
        for arg in args:
            if arg.startswith("--"):
                name, equals, value = arg[2:].partition("=")
                found.setdefault(name, []).append(value if equals else True)
        return {name: values[0] if len(values) == 1 else values for name, values in found.items()}
        """,
        lambda r: (_args(r),),
    ),
    made(
        "variants_tools.args_with_positionals_under_underscore",
        "parse_args parse_argv parse_arguments minimal_args",
        "args: list[str]",
        "dict[str, object]",
        """
        Parse {args} into a dict: '--name value' takes the next argument as value, '--name' before \
        another option or at the end is True, and all positional arguments are listed under '_'.
        Arguments to a dict that always has the key '_' with the list of positionals. An option '--x' \
        gets the following argument unless that starts with '-' or is missing; then it is True.
        Read a command line such as ['build', '--out', 'dist', '--watch'] as {{'_': ['build'], 'out': \
        'dist', 'watch': True}}.
        Split command-line arguments: long options with a value behind them, long options without one \
        (True), and the rest in the list '_'.
        Return options and positional arguments in one dict, the latter as a list under '_', which \
        comes first. The value of '--key' is the next argument if that does not begin with '-'.
        """,
        """
        result = {"_": []}
        index = 0
        while index < len(args):
            arg = args[index]
            index += 1
            if not arg.startswith("--"):
                result["_"].append(arg)
            elif index < len(args) and not args[index].startswith("-"):
                result[arg[2:]] = args[index]
                index += 1
            else:
                result[arg[2:]] = True
        return result
        """,
        lambda r: (
            [
                r.choice(("build", "--out", "dist", "--watch", "src", "--name", "-v"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_tools.short_flags_counted",
        "count_flags parse_short_flags flag_counts verbosity_flags",
        "args: list[str]",
        "dict[str, int]",
        """
        Count the short flags in {args}: '-vvv' gives {{'v': 3}}, '-xvf' counts x, v and f once each. \
        Long options, a lone '-' and other arguments do not count.
        How often is each one-letter flag given? Arguments with a single '-' may hold several letters, \
        each of which counts; return a dict in order of first appearance.
        Return a dict from letter to number of uses over all arguments like '-v' or '-vq'. Skip \
        everything that starts with '--' or has no dash.
        Tally the letters after a single dash, so that ['-v', '-vq', '--all', 'a'] is {{'v': 2, 'q': 1}}.
        Short options with counts, as for verbosity: every letter behind a single hyphen adds one to \
        its count.
        """,
        """
        counts = {}
        for arg in args:
            if arg.startswith("-") and not arg.startswith("--"):
                for letter in arg[1:]:
                    counts[letter] = counts.get(letter, 0) + 1
        return counts
        ---
        short = [arg[1:] for arg in args if arg[:1] == "-" and arg[:2] != "--"]
        return dict(Counter("".join(short)))
        """,
        lambda r: (
            [
                r.choice(("-v", "-vv", "-xvf", "-q", "--all", "a-b", "-", "--", "file"))
                for _ in range(r.randint(0, 5))
            ],
        ),
        "from collections import Counter",
    ),
    made(
        "variants_tools.has_flag_before_double_dash",
        "has_flag flag_given is_flag_set has_option",
        "args: list[str]; name: str; short: str = ''",
        "bool",
        """
        Is the flag {name} given in {args}, as '--name' or, if there is a {short} letter, as '-s' alone \
        or in a group such as '-xs'? Nothing after an argument '--' counts.
        Check for a command-line flag: True for '--' plus {name}, or for {short} among the letters \
        after a single '-'. Stop looking at '--'.
        Return whether the long flag {name} or its one-letter form {short} occurs before the first \
        '--'. Letters may be combined, as in '-vq'.
        Was this switch used? Look for the long form and, when {short} is not empty, for the letter in \
        any single-dash argument; arguments behind '--' are no flags.
        True if --{name} or -{short} (also combined with other letters) is among the arguments up to \
        '--', otherwise False.
        """,
        """
        for arg in args:
            if arg == "--":
                return False
            if arg == "--" + name:
                return True
            if short and arg.startswith("-") and not arg.startswith("--") and short in arg[1:]:
                return True
        return False
        """,
        lambda r: (
            [
                r.choice(("--verbose", "-v", "-qv", "--", "--verbosely", "v", "-q", "x"))
                for _ in range(r.randint(0, 4))
            ],
            "verbose",
            r.choice(("", "v", "v")),
        ),
    ),
    made(
        "variants_tools.option_value_last_wins",
        "get_option option_value arg_value read_option",
        "args: list[str]; name: str; default: str = ''",
        "str",
        """
        Value of the option {name} in {args}, given as '--name=value' or as '--name value'; if it is \
        given several times the last one counts, and {default} if it is missing or has no value.
        Look up a command-line option that is written with '=' or with its value as the next argument. \
        Later ones override earlier ones; without any return {default}.
        Return what follows '--' + {name} + '=' or the argument after '--' + {name}. The last \
        occurrence wins, {default} is returned for none.
        Find an option's value in both usual notations and take the last one; a final '--name' with \
        nothing behind it is ignored.
        Get the text given for {name}, e.g. 'out' from ['--out', 'a', '--out=b'] is 'b', or {default} \
        when the option does not occur.
        """,
        """
        value = default
        for index, arg in enumerate(args):
            if arg.startswith(f"--{name}="):
                value = arg.partition("=")[2]
            elif arg == f"--{name}" and index + 1 < len(args):
                value = args[index + 1]
        return value
        """,
        lambda r: (
            [
                r.choice(("--out", "a.txt", "--out=b", "--output=c", "--out=", "x"))
                for _ in range(r.randint(0, 5))
            ],
            "out",
            r.choice(("", "dist")),
        ),
    ),
    made(
        "variants_tools.options_to_argument_list",
        "options_to_args build_args dict_to_args to_cli_args",
        "options: dict[str, object]",
        "list[str]",
        """
        Turn {options} into command-line arguments: '--key=value' each, '--key' alone for True, nothing \
        for False and None, and one argument per element for a list. Underscores in keys become dashes.
        Build arguments from a dict: {{'dry_run': True, 'tag': ['a', 'b'], 'n': 3, 'x': None}} gives \
        ['--dry-run', '--tag=a', '--tag=b', '--n=3'].
        Return the list of long options for {options} in their order. True is a bare flag, False and \
        None are left out, lists repeat the option, '_' is written '-'.
        Write keyword settings as options for a subprocess. Flags that are on have no value, those that \
        are off are omitted, a list gives its option several times.
        Convert a dict to '--name=value' strings with hyphens in the names; booleans are flags and None \
        means not given.
        """,
        """
        args = []
        for key, value in options.items():
            flag = "--" + key.replace("_", "-")
            if value is True:
                args.append(flag)
            elif isinstance(value, list):
                args.extend(f"{flag}={item}" for item in value)
            elif value is not None and value is not False:
                args.append(f"{flag}={value}")
        return args
        """,
        lambda r: (
            {
                key: r.choice((True, False, None, 3, 0, "tea", "", ["a", "b"], []))
                for key in r.sample(("dry_run", "tag", "n", "max_file_size", "name"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_tools.split_command_like_shell",
        "split_command shell_split split_args tokenize_command",
        "line: str",
        "list[str]",
        """
        Split {line} into words as a shell does: single or double quotes keep spaces together and are \
        removed. Raises ValueError if a quote is not closed.
        Break a command line into arguments, respecting '...' and "..."; an empty pair of quotes is an \
        empty argument, an unclosed quote a ValueError.
        Return the words of {line}. Text in quotes of either kind belongs to one word, also next to \
        other characters, as in name="a b" which gives 'name=a b'.
        Shell-like splitting at blanks outside of quotes, without the quotes. ValueError for a missing \
        closing quote.
        Take a command apart into its arguments; both kinds of quotes protect blanks, and '' stands for \
        an empty argument.
        """,
        """
        return shlex.split(line)
        ---
        words = []
        current = None
        quote = ""
        for char in line:
            if quote:
                if char == quote:
                    quote = ""
                else:
                    current += char
            elif char in "'\\"":
                quote = char
                current = current or ""
            elif char.isspace():
                if current is not None:
                    words.append(current)
                current = None
            else:
                current = (current or "") + char
        if quote:
            raise ValueError("no closing quotation")
        return words if current is None else [*words, current]
        """,
        lambda r: (
            " ".join(
                r.choice(("copy", '"my file.txt"', "'a b'", 'name="a b"', "''", "x", '"it\'s"', "", "-v"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import shlex",
    ),
    made(
        "variants_tools.prompt_with_default_in_capitals",
        "prompt_text confirm_prompt yes_no_prompt format_prompt",
        "question: str; default: bool | None = None",
        "str",
        """
        Text of a yes/no prompt: {question} and ' [Y/n] ' if {default} is True, ' [y/N] ' if it is \
        False, ' [y/n] ' if there is none.
        Put the choices behind {question} in brackets with the default as a capital letter: 'Delete? \
        [y/N] ' for a default of False. The text ends with a space.
        Build the prompt for a confirmation: a blank, [Y/n], [y/N] or [y/n] depending on {default} \
        (True, False, None), and a final blank.
        Return the question with its possible answers; the capital shows what Enter means.
        How is a confirmation question shown? With 'Y/n' for yes as default, 'y/N' for no and 'y/n' \
        without default, in square brackets and followed by a space.
        """,
        """
        choices = {None: "y/n", True: "Y/n", False: "y/N"}[default]
        return f"{question} [{choices}] "
        ---
        if default is None:
            return question + " [y/n] "
        return question + (" [Y/n] " if default else " [y/N] ")
        """,
        lambda r: (r.choice(("Delete?", "Continue", "Overwrite a.txt?")), r.choice((None, True, False))),
    ),
    made(
        "variants_tools.is_yes_by_first_letter",
        "is_yes confirmed parse_answer answered_yes",
        "answer: str; default: bool = False",
        "bool",
        """
        Does {answer} mean yes? After trimming, an answer that starts with y or Y is a yes, an empty \
        one gives {default}, everything else is a no.
        Read an answer to a yes/no question: blank means {default}, otherwise only the first letter \
        decides, and it must be 'y' in either case.
        True for 'y', 'Yes', ' yep ' and so on, {default} if nothing but blanks was typed, False for \
        anything else.
        Return whether the user agreed. Spaces around are ignored; no text at all counts as {default}.
        Interpret a typed confirmation by its first letter, falling back to {default} on plain Enter.
        """,
        """
        answer = answer.strip().lower()
        if not answer:
            return default
        return answer.startswith("y")
        """,
        lambda r: (
            r.choice(("", "  ", "y", "Yes", " yep ", "n", "No", "sure", "YES!", "maybe y")),
            r.choice((True, False)),
        ),
    ),
    made(
        "variants_tools.choose_option_by_number_or_prefix",
        "choose_option pick_choice select_option match_choice",
        "options: list[str]; answer: str",
        "str | None",
        """
        Which of {options} does {answer} mean: its number, counted from 1, or the beginning of exactly \
        one option in any case? None otherwise.
        Resolve a menu choice. Digits select by position from 1; other text selects the only option \
        that starts with it, ignoring case. An ambiguous, unknown or blank answer gives None.
        Return the chosen option. {answer} is trimmed; it may be a number from 1 to the number of \
        options or an unambiguous prefix.
        Pick from a list by number or by the first letters, None if there is no such number, no match \
        or more than one match.
        For ['build', 'test', 'tag'] the answers '2' and 'TE' give 'test', while 't', '9' and '' give None.
        """,
        """
        answer = answer.strip().lower()
        if answer.isdecimal():
            number = int(answer)
            return options[number - 1] if 1 <= number <= len(options) else None
        matches = [option for option in options if option.lower().startswith(answer)]
        return matches[0] if answer and len(matches) == 1 else None
        """,
        lambda r: (
            r.choice((["build", "test", "tag"], ["Red", "green"], [], ["only"])),
            r.choice(("1", "2", "0", "9", "t", "TE", " b", "", "red", "g", "x", "o")),
        ),
    ),
    made(
        "variants_tools.progress_bar_blocks_and_percent",
        "progress_bar render_progress draw_progress text_progress",
        "done: int; total: int; width: int = 20",
        "str",
        """
        Progress bar such as '█████░░░░░ 50%' with {width} characters: '█' for the finished part, '░' \
        for the rest, then the percentage. Both are rounded down; a {total} of 0 is 100%, and more than \
        {total} as well.
        Draw a bar of {width} blocks without brackets, followed by a space and the whole percentage of \
        {done} out of {total}. Nothing to do means 100%.
        Return filled blocks '█' and empty ones '░', {width} in all, and the percent rounded down. \
        Values above {total} show a full bar.
        Show how much of {total} is {done} with block characters, e.g. progress of 1 of 4 with width 8 \
        is '██░░░░░░ 25%'.
        Text progress with solid and light blocks; fill and percentage are cut off, never above 100%, \
        and an empty job counts as complete.
        """,
        """
        done = min(done, total)
        filled = width * done // total if total else width
        percent = 100 * done // total if total else 100
        return "█" * filled + "░" * (width - filled) + f" {percent}%"
        """,
        lambda r: (*_done_of(r), r.choice((8, 10, 20))),
    ),
    made(
        "variants_tools.progress_bar_with_arrow_head",
        "progress_bar arrow_bar download_bar render_bar",
        "percent: int; width: int = 10",
        "str",
        """
        Progress bar like '[=========>]' for {percent} from 0 to 100 (here 95): as many '=' as fit \
        (rounded down), then '>' unless it is full, spaces up to {width} inside the brackets.
        Draw a bar with an arrow head. Inside the brackets are {width} characters: '=' for the part \
        that is done, one '>' after it if there is room, blanks.
        Return a bar in brackets for {percent}. 0 gives '>' and {width} - 1 spaces, 95 with a width of \
        10 '[=========>]', and 100 '[==========]'.
        Show a percentage as '=' signs with a '>' in front of the open part; a complete bar has no '>'.
        A download bar of {width} characters in square brackets, filled with '=' and led by '>', which \
        vanishes at 100 percent.
        """,
        """
        filled = width * percent // 100
        bar = "=" * filled + ">" if filled < width else "=" * width
        return f"[{bar.ljust(width)}]"
        """,
        lambda r: (r.choice((0, 1, 9, 10, 33, 50, 95, 99, 100)), r.choice((5, 10, 10, 20))),
    ),
    made(
        "variants_tools.progress_bar_counts_and_percent",
        "progress_line progress_bar format_progress show_progress",
        "done: int; total: int; width: int = 10",
        "str",
        """
        Progress line such as '[###-------] 3/10 (30.0%)': {width} characters of '#' and '-' (filled \
        part rounded to the nearest), the counts, and the percentage with one decimal. {total} is at \
        least 1.
        Write {done} of {total} as a bar in brackets followed by 'done/total' and the percentage in \
        parentheses, always with one decimal.
        Return bar, fraction and percent, e.g. '[#####-----] 1/2 (50.0%)'. The number of '#' is \
        rounded, and the rest is '-'.
        Show a bar of {width} signs, the count as in '7/8' and '(87.5%)'.
        Bar with '#' and '-', then how many are done out of how many, then the share in percent to one \
        decimal in parentheses.
        """,
        """
        filled = round(width * done / total)
        bar = "#" * filled + "-" * (width - filled)
        return f"[{bar}] {done}/{total} ({100 * done / total:.1f}%)"
        """,
        lambda r: (lambda total: (r.randint(0, total), total, r.choice((10, 10, 20))))(
            r.choice((1, 2, 3, 7, 8, 10, 40))
        ),
    ),
    made(
        "variants_tools.progress_bar_checked_percent",
        "progress_bar percent_bar loading_bar text_bar",
        "percent: float; width: int = 20",
        "str",
        """
        Bar in brackets with the percentage behind it: '#' for the part of {width} that is done, \
        rounded down, spaces for the rest, then a space and the percentage without decimals, \
        right-aligned to three digits: '[##########] 100%'. Raises ValueError if {percent} is not from \
        0 to 100.
        Loading bar in brackets with '#' and blanks, a space, and {percent} rounded to a whole number \
        in three columns with '%'. Percentages below 0 or above 100 are a ValueError.
        Return '[' + bar + '] ' + percent, where the bar has {width} characters and the number is \
        padded to width 3, so that lines for 5%, 50% and 100% are equally long.
        Draw {percent} as hashes followed by blanks; the number behind it is aligned on the right. \
        ValueError outside 0 to 100.
        A text bar of fixed length for {percent} in brackets with the number at its end, padded with \
        spaces to three characters, and '%'.
        """,
        """
        if not 0 <= percent <= 100:
            raise ValueError("percent must be between 0 and 100")
        filled = int(width * percent / 100)
        return f"[{'#' * filled}{' ' * (width - filled)}] {percent:3.0f}%"
        """,
        lambda r: (r.choice((0.0, 5.0, 12.6, 33.3, 50.0, 99.9, 100.0)), r.choice((10, 20))),
    ),
    made(
        "variants_tools.percent_done_rounded_down",
        "percent_done progress_percent completion_percent percent_complete",
        "done: int; total: int",
        "int",
        """
        How many percent of {total} are {done}? A whole number, rounded down, so that 100 means really \
        complete; at most 100, and 0 if {total} is 0 or less.
        Completion as an int from 0 to 100. It is cut off, not rounded (199 of 200 is 99); a total of 0 \
        gives 0.
        Return 100 * {done} / {total} without decimals, rounded down and limited to 0 to 100. Without a \
        positive total the answer is 0.
        Percentage of finished items as an integer that only reaches 100 when everything is done; 0 \
        when there is nothing to do.
        Progress in whole percent: floor, never below 0 or above 100, and 0 for an empty job.
        """,
        """
        if total <= 0:
            return 0
        return max(0, min(100, 100 * done // total))
        """,
        lambda r: r.choice((_done_of(r), (199, 200), (-1, 5), (2, 3), (5, 0))),
    ),
    made(
        "variants_tools.progress_message_with_label",
        "progress_message progress_text status_line step_message",
        "label: str; done: int; total: int",
        "str",
        """
        Message such as 'Copying: 5/10 (50%)' for {label}, {done} and {total}; 'Copying: done' once \
        {done} reaches {total}. The percentage is rounded down.
        Status line: {label}, a colon, then 'done/total (percent%)' with whole percent cut off, or \
        'done' if nothing is left.
        Return '{label}: ' followed by the counts with the percentage, or by the word 'done' when \
        {done} is at least {total}.
        Tell how far a job is, e.g. 'Upload: 1/3 (33%)', and 'Upload: done' at the end or for a total of 0.
        One line on progress with label, numbers and percent in parentheses; completed jobs just say 'done'.
        """,
        """
        if done >= total:
            return f"{label}: done"
        return f"{label}: {done}/{total} ({100 * done // total}%)"
        """,
        lambda r: (r.choice(("Copying", "Upload", "Tests")), *_done_of(r)),
    ),
    made(
        "variants_tools.time_left_text",
        "time_left eta_text remaining_time format_eta",
        "done: int; total: int; elapsed: float",
        "str",
        """
        Estimate of the time left after {done} of {total} items took {elapsed} seconds: '45s' below a \
        minute, '2m 05s' below an hour, else '1h 02m'. '--' if nothing is done yet, 'done' if \
        everything is. Rounded to seconds.
        ETA as text. Assume that the remaining items take as long per item as the ones before; write \
        seconds, minutes with two-digit seconds, or hours with two-digit minutes. Without finished \
        items it is '--', at the end 'done'.
        Return the expected remaining time from the average per item so far, like '30s', '1m 30s' or \
        '2h 05m'; '--' when {done} is 0 and 'done' when {done} reaches {total}.
        How long will the rest take? {elapsed} / {done} seconds for each open item, rounded, in a short \
        form with h, m and s.
        Remaining time of a job in compact form; unknown ('--') before the first item, 'done' after the \
        last one.
        """,
        """
        if done >= total:
            return "done"
        if done <= 0:
            return "--"
        seconds = round(elapsed / done * (total - done))
        if seconds < 60:
            return f"{seconds}s"
        minutes, seconds = divmod(seconds, 60)
        if minutes < 60:
            return f"{minutes}m {seconds:02d}s"
        return f"{minutes // 60}h {minutes % 60:02d}m"
        """,
        lambda r: (*_done_of(r, 100), r.choice((1.5, 12.0, 60.0, 300.0, 4000.0))),
    ),
    made(
        "variants_tools.spinner_frame_with_text",
        "spinner_line spinner spinner_frame loading_text",
        "step: int; text: str = 'Loading'",
        "str",
        """
        Frame number {step} (from 0) of a spinner: one of '|', '/', '-', '\\' in turn, a space, {text} \
        and three dots: '/ Loading...'.
        Return the spinner sign for {step}, which cycles through | / - \\ , in front of {text} and '...'.
        What does a spinning wait sign show at {step}? The four signs | / - \\ repeat; {text} with \
        '...' follows after a blank.
        Spinner line for an endless wait: sign by {step} modulo 4, blank, {text}, three dots.
        Animate waiting text: step 0 gives '| Loading...', step 1 '/ Loading...', and step 4 is like step 0.
        """,
        """
        return "|/-\\\\"[step % 4] + f" {text}..."
        ---
        frames = ("|", "/", "-", "\\\\")
        return frames[step % len(frames)] + " " + text + "..."
        """,
        lambda r: (r.randint(0, 9), r.choice(("Loading", "Loading", "Saving"))),
    ),
    made(
        "variants_tools.task_line_with_mark",
        "task_line status_mark task_status check_line",
        "name: str; state: str",
        "str",
        """
        Line for a task: '✓ name' if {state} is 'ok', '✗ name' if it is 'failed', '- name' if \
        'skipped', and '… name' for any other state.
        Put a sign for {state} before {name}: a check mark for 'ok', a cross for 'failed', a dash for \
        'skipped', an ellipsis otherwise.
        Return the status sign, a space and the task's name. Signs are ✓ (ok), ✗ (failed), - (skipped) \
        and … (everything else, such as running).
        Show how a step went with a mark in front: ok ✓, failed ✗, skipped -, not finished ….
        Prefix {name} with the sign of its {state}; unknown states count as still running and get '…'.
        """,
        """
        marks = {"ok": "✓", "failed": "✗", "skipped": "-"}
        return f"{marks.get(state, '…')} {name}"
        """,
        lambda r: (
            r.choice(("build", "test", "deploy")),
            r.choice(("ok", "failed", "skipped", "running", "")),
        ),
    ),
    made(
        "variants_tools.box_with_unicode_lines",
        "draw_box box_text frame_text boxed",
        "text: str",
        "str",
        """
        Draw a box of '┌─┐', '│' and '└─┘' around the lines of {text}: all are padded on the right to \
        the longest, with one space to each side. An empty {text} gives a box around one empty line.
        Frame a text with Unicode box lines. The content is left-aligned, one blank separates it from \
        the sides, and the result has no line break at its end.
        Return {text} in a box with square corners ┌ ┐ └ ┘, so 'hi' becomes '┌────┐', '│ hi │', \
        '└────┘' joined by line breaks.
        Put box-drawing characters around {text}, which may have several lines; the box is as wide as \
        the longest of them plus two spaces.
        Boxed text in three or more lines: a top edge, each line between '│ ' and ' │', a bottom edge.
        """,
        """
        lines = text.split("\\n")
        width = max(len(line) for line in lines)
        middle = [f"│ {line.ljust(width)} │" for line in lines]
        edge = "─" * (width + 2)
        return "\\n".join([f"┌{edge}┐", *middle, f"└{edge}┘"])
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_tools.box_with_title_in_top_edge",
        "titled_box box_with_title draw_panel panel",
        "title: str; lines: list[str]",
        "list[str]",
        """
        Box around {lines} with {title} in its upper edge: '+- Title ---+', then '| text |' for each \
        line, then '+----------+'. The inside is as wide as the longest line or the title with two \
        dashes more, whichever is larger.
        Draw a panel with '+', '-' and '|'. The title stands in the top border after '+- ' and is \
        followed by a blank and dashes; lines are padded to a common width.
        Return the lines of a titled frame: the top edge contains the title, text is left-aligned with \
        one space on both sides, the bottom edge is plain.
        Panel with a heading in the border; without {lines} it consists of the two edges only.
        Frame {lines} in ASCII and write {title} into the first edge. Width: the longest line, at least \
        the length of the title plus 2.
        """,
        """
        width = max([len(title) + 2, *(len(line) for line in lines)])
        top = f"+- {title} ".ljust(width + 3, "-") + "+"
        middle = [f"| {line.ljust(width)} |" for line in lines]
        return [top, *middle, "+" + "-" * (width + 2) + "+"]
        """,
        lambda r: (r.choice(("Info", "Help", "A", "Error log")), _lines(r, 0, 3)),
    ),
    made(
        "variants_tools.box_centered_fixed_width",
        "banner print_banner star_box title_box",
        "text: str; width: int = 30; char: str = '*'",
        "str",
        """
        Banner of three lines, {width} wide: a line of {char}, {text} centered between one {char} at \
        each end, a line of {char}. If the text does not fit, it is cut to {width} - 4 characters.
        Center {text} in a box of {char} with exactly {width} columns; text that is too long is cut so \
        that a blank remains at both sides.
        Return a box with a fixed width: full lines of {char} above and below, the text in the middle \
        (an odd space goes as str.center puts it). At most {width} - 4 characters of it are shown.
        Three-line heading framed by {char}; all lines have {width} characters whatever the length of \
        the text.
        Frame a title with a character of one's choice, centered in a given total width and shortened \
        when needed.
        """,
        """
        edge = char * width
        return f"{edge}\\n{char}{text[: width - 4].center(width - 2)}{char}\\n{edge}"
        """,
        lambda r: (
            r.choice(("", "Tea", "Shopping list", "A rather long title that does not fit")),
            r.choice((10, 20, 30)),
            r.choice("**#"),
        ),
    ),
    made(
        "variants_tools.section_heading_filled_line",
        "section_line heading_line section_header rule_with_title",
        "title: str; width: int = 40; char: str = '='",
        "str",
        """
        Heading line such as '== Title ==========': two {char}, the title between spaces, and {char} up \
        to {width} characters. A title that is too long for it is followed by two {char}.
        Section header on one line: {char} twice, blank, {title}, blank, then filled with {char} to \
        {width}; at least two of them stand behind the title.
        Return '== ' + {title} + ' ' and as many {char} as are needed for {width} characters, never \
        fewer than 2. An empty title gives a full line of {char}.
        Separate parts of an output by a line with the title near its left end and {char} around it; \
        without a title it is just {width} times {char}.
        A ruler with text: title after two signs on the left, the rest of the line filled with the same \
        sign.
        """,
        """
        if not title:
            return char * width
        start = f"{char * 2} {title} "
        return start + char * max(2, width - len(start))
        """,
        lambda r: (
            r.choice(("", "Tests", "Summary", "A long heading indeed")),
            r.choice((12, 20, 40)),
            r.choice("=-#"),
        ),
    ),
    made(
        "variants_tools.names_in_rows_of_columns",
        "columnize format_columns list_columns columns_across",
        "names: list[str]; width: int = 80",
        "list[str]",
        """
        Arrange {names} in rows that are read from left to right: every cell is as wide as the longest \
        name plus two spaces, and as many cells as fit into {width} stand in a row, at least one. No \
        spaces at the ends of lines.
        Lay out a list in columns across. All columns have the same width, the longest name and two \
        blanks; the last cell of a line needs no blanks. Return the lines, [] for no names.
        Print names in a grid of equal columns within {width} characters, filling row after row.
        Fill lines of at most {width} characters with padded names; each column has the width of the \
        longest name + 2. A name longer than {width} stands alone.
        Split {names} into rows of equally wide cells, as many per row as the width allows, trailing \
        spaces removed.
        """,
        """
        if not names:
            return []
        cell = max(len(name) for name in names) + 2
        per_row = max(1, (width + 2) // cell)
        rows = [names[start : start + per_row] for start in range(0, len(names), per_row)]
        return ["".join(name.ljust(cell) for name in row).rstrip() for row in rows]
        """,
        lambda r: (
            [r.choice(("a", "tea", "milk", "sugar.txt", "rice")) for _ in range(r.randint(0, 7))],
            r.choice((5, 12, 20, 30)),
        ),
    ),
    made(
        "variants_tools.two_texts_side_by_side",
        "side_by_side join_columns two_columns merge_texts",
        "left: str; right: str; separator: str = ' | '",
        "str",
        """
        Put the lines of {left} and {right} next to each other with {separator} between: the left side \
        is padded to its longest line, the shorter text is continued with empty lines, and spaces at \
        the ends of lines are removed.
        Join two texts line by line as two columns. Left lines are filled with spaces to a common \
        width; where a text has no more lines it counts as empty; trailing blanks vanish.
        Show two texts side by side. Each line is the padded left line, {separator} and the right line, \
        without blanks at the end.
        Return a text in which line i consists of line i of both texts; missing lines are ''.
        Two-column output of {left} and {right}, parted by {separator}; as many lines as the longer one has.
        """,
        """
        left_lines, right_lines = left.splitlines(), right.splitlines()
        width = max((len(line) for line in left_lines), default=0)
        pairs = zip_longest(left_lines, right_lines, fillvalue="")
        return "\\n".join((a.ljust(width) + separator + b).rstrip() for a, b in pairs)
        """,
        lambda r: (_text(r, 0, 4), _text(r, 0, 4), r.choice((" | ", " | ", "  "))),
        "from itertools import zip_longest",
    ),
    made(
        "variants_tools.help_lines_of_commands",
        "help_lines command_help format_help list_commands",
        "commands: dict[str, str]",
        "list[str]",
        """
        Help lines for {commands} (name to description), sorted by name: two spaces, the name padded to \
        the longest one, two spaces, the description. Without a description only the name, no spaces at \
        the end.
        List commands and what they do in two aligned columns, indented by two blanks, in alphabetical \
        order.
        Return lines with a name and its description, both sorted by name: two spaces in front, names \
        filled to the width of the longest, two more spaces, so that all descriptions begin in the same \
        column.
        Two-column overview of commands from A to Z. Columns are parted by two spaces, lines start with \
        two spaces and have none at their ends.
        Format the commands for a usage message; all descriptions are aligned, empty ones leave just \
        the indented name.
        """,
        """
        width = max((len(name) for name in commands), default=0)
        return [f"  {name.ljust(width)}  {text}".rstrip() for name, text in sorted(commands.items())]
        """,
        lambda r: (
            {
                name: r.choice(("Add a file", "Show help", "", "Run it"))
                for name in r.sample(("add", "remove", "help", "ls", "status"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_tools.indent_with_prefix_not_blank_lines",
        "indent indent_text prefix_lines add_prefix",
        "text: str; prefix: str = '    '",
        "str",
        """
        Put {prefix} in front of every line of {text} that is not blank; blank lines stay as they are. \
        The default is four spaces.
        Indent a text by {prefix}, leaving lines without visible characters untouched. Line breaks are kept.
        Return {text} with {prefix} at the start of each line that has something other than whitespace.
        Prefix all non-empty lines; lines of nothing but blanks get no prefix.
        Add {prefix} to the lines of a text, except to blank ones.
        """,
        """
        return textwrap.indent(text, prefix)
        ---
        lines = text.split("\\n")
        return "\\n".join(prefix + line if line.strip() else line for line in lines)
        """,
        lambda r: (
            "\n".join(r.choice(("tea", "", "  ", " milk", "x = 1")) for _ in range(r.randint(0, 5))),
            r.choice(("    ", "> ", "# ", "\t")),
        ),
        "import textwrap",
    ),
    made(
        "variants_tools.dedent_and_drop_blank_edges",
        "clean_block dedent clean_text trim_indent",
        "text: str",
        "str",
        """
        Remove the indentation that all non-blank lines of {text} share, and the blank lines at its \
        beginning and end. Lines that are blank become empty.
        Dedent a block of text and cut blank lines off both ends; further indentation stays relative to \
        the least indented line.
        Return {text} without common leading spaces, whitespace-only lines emptied, and without empty \
        first and last lines. All blank gives ''.
        Clean an indented multi-line string: drop blank edges, then move everything to the left as far \
        as possible.
        The lines of {text} moved left by the smallest indentation (blank lines do not count), with no \
        blank line first or last.
        """,
        """
        lines = [line if line.strip() else "" for line in text.split("\\n")]
        margin = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
        return "\\n".join(line[margin:] for line in lines).strip("\\n")
        """,
        lambda r: (
            "\n".join(
                r.choice(("    tea", "  milk", "", "      x", "   ", "  ")) for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "variants_tools.reflow_paragraphs_to_width",
        "reflow wrap_paragraphs refill_text rewrap",
        "text: str; width: int = 40",
        "str",
        """
        Reflow {text}: paragraphs are parted by blank lines, each is joined to one line and wrapped \
        again at spaces to at most {width} characters. One empty line stays between paragraphs; words \
        longer than {width} are not cut.
        Wrap a text anew to {width} columns, paragraph by paragraph. Line breaks within a paragraph \
        count as spaces, runs of whitespace as one, and any number of blank lines between paragraphs \
        becomes one.
        Return the text with each paragraph filled to lines of up to {width} characters and paragraphs \
        separated by one empty line.
        Re-wrap paragraphs: old line breaks inside them are dropped, blank lines separate them, long \
        words stand alone on a line.
        Fill the paragraphs of {text} to {width}; '' if it is blank.
        """,
        """
        paragraphs = []
        for block in re.split(r"\\n\\s*\\n", text.strip()):
            lines = [""]
            for word in block.split():
                if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
                    lines.append(word)
                else:
                    lines[-1] = f"{lines[-1]} {word}".lstrip()
            paragraphs.append("\\n".join(lines))
        return "\\n\\n".join(paragraphs)
        """,
        lambda r: (
            r.choice(("\n\n", "\n \n\n")).join(
                r.choice((" ", "\n")).join(
                    r.choice(("tea", "milk", "and", "marmalade")) for _ in range(r.randint(1, 7))
                )
                for _ in range(r.randint(0, 3))
            ),
            r.choice((8, 12, 20)),
        ),
        "import re",
    ),
    made(
        "variants_tools.bullet_wrapped_with_hanging_indent",
        "wrap_bullet bullet_lines format_bullet wrap_item",
        "text: str; width: int = 40",
        "list[str]",
        """
        Wrap {text} as a list item: the first line starts with '- ', the following ones with two \
        spaces, and no line is longer than {width} unless a single word is. Whitespace is squeezed; a \
        blank text gives ['-'].
        Break {text} at spaces into lines of up to {width} characters, marker or indentation included; \
        '- ' opens the first line and two blanks the others.
        Return the lines of a bullet point with a hanging indent of 2, wrapped to {width}. Words are \
        never cut.
        Format a bullet: '- ' and text, continued below the text, at most {width} characters a line.
        Lines of an item in a text list; the wrapped rest is aligned with the text after the dash.
        """,
        """
        lines = ["-"]
        for word in text.split():
            if len(lines[-1]) > 2 and len(lines[-1]) + 1 + len(word) > width:
                lines.append("  " + word)
            else:
                lines[-1] += " " + word
        return lines
        """,
        lambda r: (
            " ".join(r.choice(("tea", "milk", "and", "marmalade", "")) for _ in range(r.randint(0, 8))),
            r.choice((8, 12, 20)),
        ),
    ),
    made(
        "variants_tools.diff_of_all_lines_in_order",
        "diff_lines line_diff show_diff compare_lines",
        "old: list[str]; new: list[str]",
        "list[str]",
        """
        Compare {old} and {new} in order and list all lines: two spaces before those both have, '- ' \
        before removed and '+ ' before added ones. Where lines are replaced, the removed ones come first.
        Line diff that shows the whole text: unchanged lines get two spaces in front, lines only in \
        {old} '- ', lines only in {new} '+ ', each at its place.
        Return a diff with a two-character mark before every line (two spaces, '- ' or '+ '), computed \
        from matching blocks of lines.
        Show how {old} became {new}. Common lines are kept for context, deletions stand before the \
        insertions that replace them.
        Mark the lines of both versions as kept, removed or added in one sequence; equal lists have \
        only lines with two spaces.
        """,
        """
        result = []
        matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
        for tag, start, end, new_start, new_end in matcher.get_opcodes():
            if tag == "equal":
                result.extend("  " + line for line in old[start:end])
            else:
                result.extend("- " + line for line in old[start:end])
                result.extend("+ " + line for line in new[new_start:new_end])
        return result
        """,
        lambda r: (lambda old: (old, [line for line in old if r.random() < 0.7] + _lines(r, 0, 2)))(
            r.sample(("tea", "milk", "rice", "bread", "honey"), r.randint(0, 5))
        ),
        "import difflib",
    ),
    made(
        "variants_tools.diff_line_by_line_with_numbers",
        "compare_lines line_changes diff_by_line changed_lines",
        "old: str; new: str",
        "list[str]",
        """
        Compare the lines of {old} and {new} at the same position and report each difference as 'N: old \
        -> new', with N from 1. A line that one of the texts lacks is written '(none)'.
        List changes position by position, such as '2: tea -> milk'; equal lines are left out, and \
        missing lines at the end appear as '(none)'.
        Return a text for every line number at which the two texts differ: number, colon, the old line, \
        ' -> ' and the new one.
        Which lines differ, and how? No attempt is made to find moved lines; line i of one text is held \
        against line i of the other.
        Simple diff by line number, [] for equal texts. Beyond the end of a text its line is '(none)'.
        """,
        """
        pairs = zip_longest(old.splitlines(), new.splitlines(), fillvalue="(none)")
        return [f"{number}: {a} -> {b}" for number, (a, b) in enumerate(pairs, 1) if a != b]
        """,
        lambda r: (
            lambda lines: (
                "\n".join(lines),
                "\n".join(r.choice((a, a, "new")) for a in lines[: r.randint(0, 5)]),
            )
        )([*_lines(r, 0, 4), "end"]),
        "from itertools import zip_longest",
    ),
    made(
        "variants_tools.diff_summary_plus_minus",
        "diff_summary diff_stat change_summary count_changes",
        "old: list[str]; new: list[str]",
        "str",
        """
        Summary such as '+2 -1' of the lines added and removed from {old} to {new}, where the order \
        does not matter but repetitions do; 'no changes' if there are none.
        Count lines of {new} that {old} does not have and the other way round (as multisets) and write \
        '+added -removed', also if one of them is 0. Equal contents give 'no changes'.
        Return how many lines were added and removed, as text '+A -R'. A line that occurs twice in one \
        version and once in the other counts as one change.
        Diff statistics without regard to position: numbers of new and vanished lines, or 'no changes'.
        '+1 -0' means that {new} has one line more; only the contents are compared, not their order.
        """,
        """
        added = (Counter(new) - Counter(old)).total()
        removed = (Counter(old) - Counter(new)).total()
        return f"+{added} -{removed}" if added or removed else "no changes"
        """,
        lambda r: r.choice((lambda a, b: (a, b), lambda a, b: (a, sorted(a))))(
            _lines(r, 0, 4), _lines(r, 0, 4)
        ),
        "from collections import Counter",
    ),
    made(
        "variants_tools.number_all_lines_like_cat",
        "number_lines cat_n add_line_numbers numbered_text",
        "text: str",
        "str",
        """
        Number all lines of {text} as 'cat -n' does: the number from 1 right-aligned in six columns, a \
        tab, the line. Empty lines are numbered, too; an empty text stays empty.
        Put a line number before every line, padded with spaces to width 6 and followed by a tab. The \
        lines are joined by line breaks again, none at the end.
        Return {text} with numbers: each line becomes the number in a field of 6, a tab character and \
        the old line, blank lines included.
        Write line numbers in front of the lines of a text (width 6, then a tab).
        Numbered listing: five spaces, '1', a tab and the first line, and so on for all lines.
        """,
        """
        return "\\n".join(f"{number:6}\\t{line}" for number, line in enumerate(text.splitlines(), 1))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "variants_tools.number_lines_zero_padded_bar",
        "number_lines add_line_numbers with_line_numbers code_listing",
        "text: str; start: int = 1",
        "str",
        """
        Number the lines of {text} from {start}, with leading zeros to the width of the largest number, \
        ' | ' and the line: '01 | tea'. Spaces at line ends go, so an empty line gives '02 |'.
        Listing with line numbers of equal length, filled with zeros, then a bar between spaces. \
        Trailing blanks are removed from each line.
        Return the text with 'NN | ' before each line. As many digits as the last number has are used \
        for all numbers.
        Add zero-padded line numbers and a vertical bar, beginning at {start}; '' for an empty text.
        Lines from 9 to 11 appear as '09 | a', '10 | b', '11 | c'.
        """,
        """
        lines = text.splitlines()
        width = len(str(start + len(lines) - 1))
        numbered = enumerate(lines, start)
        return "\\n".join(f"{number:0{width}} | {line}".rstrip() for number, line in numbered)
        """,
        lambda r: (_text(r), r.choice((1, 1, 8, 9, 98))),
    ),
    made(
        "variants_tools.number_filled_lines_blank_kept",
        "number_lines numbered_list number_items add_numbers",
        "lines: list[str]",
        "list[str]",
        """
        Number the non-blank {lines} as '1. text', '2. text' and so on; blank lines become '' and do \
        not count.
        Put a running number, a dot and a space before each line with visible text. Lines of nothing \
        but whitespace are replaced by '' and leave the numbering as it is.
        Return {lines} with numbers from 1 for those that are not blank, the text trimmed, the blank \
        ones empty.
        Number items and keep the gaps: '1. tea', '', '2. milk'. The texts lose their outer spaces.
        Numbered list in which empty lines stay empty and get no number.
        """,
        """
        result = []
        number = 0
        for line in lines:
            text = line.strip()
            if text:
                number += 1
                text = f"{number}. {text}"
            result.append(text)
        return result
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "variants_tools.pick_lines_by_ranges",
        "pick_lines select_lines lines_in_ranges print_lines",
        "text: str; ranges: str",
        "list[str]",
        """
        Lines of {text} with the numbers (from 1) in {ranges} such as '3-5,9': in the order of \
        {ranges}, repetitions included; numbers beyond the end are ignored.
        Pick lines by a list of numbers and ranges, separated by commas, both ends included. A line may \
        be picked twice; lines that don't exist are left out.
        Return the lines named by {ranges}, where '2' is one line and '4-6' are three. '' selects nothing.
        Select lines of a text as in a print dialog: '1,3-4' gives lines 1, 3 and 4. Order and \
        repetitions follow the selection.
        Extract numbered lines given like '7,2-3' (this gives line 7, then 2 and 3), without an error \
        for numbers that are too large.
        """,
        """
        lines = text.splitlines()
        picked = []
        for part in ranges.split(","):
            if part.strip():
                first, dash, last = part.partition("-")
                end = int(last) if dash else int(first)
                picked.extend(lines[int(first) - 1 : end])
        return picked
        """,
        lambda r: (
            _text(r, 3, 8),
            r.choice(("", "1", "2-3", "7,2-3", "1,1", "3-5,9", "4-20", " 2 , 4-5", "6-5")),
        ),
    ),
    made(
        "variants_tools.line_ranges_as_checked_pairs",
        "parse_ranges parse_line_ranges read_ranges range_pairs",
        "text: str",
        "list[tuple[int, int]]",
        """
        Read {text} such as '3-7,9' as pairs (first, last), here [(3, 7), (9, 9)], in the given order. \
        Raises ValueError for anything that is no positive number or rising range.
        Parse comma-separated line numbers and ranges into tuples; a single number n is (n, n). Spaces \
        around parts are allowed. A number below 1, a range whose end lies before its start or other \
        text is a ValueError.
        Return the ranges of {text} as (start, end) tuples without expanding or sorting them. \
        ValueError if a part is not 'N' or 'N-M' with 1 <= N <= M.
        Turn '1-3, 8' into [(1, 3), (8, 8)]; an empty part, too, raises ValueError.
        List the ranges that are written in {text}, both ends included, strictly checked.
        """,
        """
        pairs = []
        for part in text.split(","):
            match = re.fullmatch(r"\\s*(\\d+)(?:-(\\d+))?\\s*", part)
            if not match:
                raise ValueError(f"invalid range: {part!r}")
            first = int(match[1])
            last = int(match[2] or match[1])
            if not 1 <= first <= last:
                raise ValueError(f"invalid range: {part!r}")
            pairs.append((first, last))
        return pairs
        """,
        lambda r: (
            r.choice((",", ", ")).join(
                r.choice(("3-7", "9", "1-1", "2-3", "10-12", "4")) for _ in range(r.randint(1, 4))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.line_ranges_merged_text",
        "merge_ranges normalize_ranges simplify_ranges tidy_ranges",
        "text: str",
        "str",
        """
        Simplify ranges such as '5-9,1-3,2-6,12': sort them, merge those that overlap or are neighbors, \
        and write them the same way, here '1-9,12'. A single number is written without a dash; '' stays \
        ''.
        Normalize a list of line ranges: ascending, without overlaps, adjacent numbers joined ('3,4' is \
        '3-4'), parted by commas without spaces.
        Return {text} in its shortest form, where every number is covered once and ranges are as long \
        as possible.
        Merge comma-separated numbers and ranges; '8,1-2,3' becomes '1-3,8'.
        Tidy up a selection like '7-8, 2, 1': blanks vanish, order is ascending, touching ranges become one.
        """,
        """
        numbers = set()
        for part in text.split(","):
            if part.strip():
                first, dash, last = part.partition("-")
                numbers.update(range(int(first), int(last if dash else first) + 1))
        parts = []
        for start in sorted(number for number in numbers if number - 1 not in numbers):
            end = start
            while end + 1 in numbers:
                end += 1
            parts.append(str(start) if start == end else f"{start}-{end}")
        return ",".join(parts)
        """,
        lambda r: (
            r.choice((",", ", ")).join(
                r.choice(("3-7", "9", "1-2", "2-3", "10-12", "4", "14", "8")) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "variants_tools.number_is_in_ranges",
        "in_ranges line_selected matches_ranges is_selected",
        "number: int; ranges: str",
        "bool",
        """
        Is {number} selected by {ranges} such as '3-7,9,20-'? A range is inclusive and may be open: \
        '20-' means 20 and more, '-5' everything up to 5. Empty {ranges} select nothing.
        Check whether a number lies in one of several comma-separated ranges. Single numbers, 'a-b', \
        'a-' and '-b' are allowed, with spaces around.
        Return True if {number} is one of the numbers or within one of the ranges, the ends of which \
        belong to them and may be missing.
        Does a line number belong to a selection like '1,4-6,10-'? False for a blank selection.
        Test membership in textual ranges, where a missing first end is 0 and a missing last end has no \
        limit.
        """,
        """
        for part in ranges.split(","):
            first, dash, last = part.strip().partition("-")
            if not first and not last:
                continue
            if not dash:
                last = first
            if int(first or 0) <= number and (not last or number <= int(last)):
                return True
        return False
        """,
        lambda r: (
            r.randint(1, 25),
            r.choice(("", "3-7,9,20-", "-5", "8", "1, 4-6 ,10-12", "20-,2", "5-15")),
        ),
    ),
    made(
        "variants_tools.head_negative_leaves_out_last",
        "head first_lines head_lines top_lines",
        "text: str; n: int = 10",
        "str",
        """
        First {n} lines of {text}, 10 by default; a negative {n} means all lines but the last -{n}. \
        Joined by line breaks, none at the end.
        Like 'head -n': the beginning of a text up to {n} lines. With -2, for instance, the last two \
        lines are left out.
        Return the leading lines of {text}. {n} may be negative, which cuts off so many lines at the \
        end; fewer lines than asked for are all returned.
        Keep the first {n} lines, or everything except the final ones if {n} is below zero; 0 gives ''.
        The top of {text}: {n} lines, or for a negative number all lines without that many at the bottom.
        """,
        """
        return "\\n".join(text.splitlines()[:n])
        """,
        lambda r: (_text(r), r.choice((10, 0, 1, 2, 3, -1, -2, -9))),
    ),
    made(
        "variants_tools.tail_from_line_number",
        "tail_from lines_from skip_to_line text_from_line",
        "text: str; start: int",
        "str",
        """
        Part of {text} from line number {start} on, counted from 1, as 'tail -n +N' gives it; 0 counts \
        like 1, and a number beyond the end gives ''.
        Return all lines from the {start}-th to the last, joined by line breaks. Lines are numbered \
        from 1; a {start} below 1 returns the whole text.
        Skip the first {start} - 1 lines of {text}.
        Lines {start} to the end of a text (the first line has number 1), '' if there are not so many.
        Show {text} beginning with line {start}; everything before it is dropped.
        """,
        """
        return "\\n".join(text.splitlines()[max(start - 1, 0) :])
        """,
        lambda r: (_text(r), r.randint(0, 7)),
    ),
    made(
        "variants_tools.grep_numbered_optional_case",
        "grep search_lines find_in_text grep_lines",
        "text: str; pattern: str; ignore_case: bool = False",
        "list[str]",
        """
        Lines of {text} that contain {pattern}, each as 'N:line' with its number from 1; case matters \
        unless {ignore_case}.
        grep -n for a plain text: list the matching lines with line number and colon in front. With \
        {ignore_case} upper and lower case are the same.
        Return '3:some text' for every line in which {pattern} occurs, as a substring and not as a \
        regular expression.
        Search a text line by line and number the hits; {ignore_case} (off by default) makes the \
        comparison case-insensitive.
        Find the lines with {pattern} in them, written as number, ':' and the whole line.
        """,
        """
        wanted = pattern.lower() if ignore_case else pattern
        found = []
        for number, line in enumerate(text.splitlines(), 1):
            if wanted in (line.lower() if ignore_case else line):
                found.append(f"{number}:{line}")
        return found
        """,
        lambda r: (_text(r), r.choice(("tea", "Tea", "i", "milk", "x")), r.choice((True, False))),
    ),
    made(
        "variants_tools.grep_count_regex_or_inverted",
        "grep_count count_matching_lines count_lines match_count",
        "lines: list[str]; pattern: str; invert: bool = False",
        "int",
        """
        Count the {lines} in which the regular expression {pattern} is found anywhere; with {invert} \
        those in which it is not.
        How many lines match {pattern} (a regex, searched in the whole line)? {invert} counts the \
        others instead.
        Return the number of matching lines like 'grep -c', or of lines without a match like 'grep -vc' \
        if {invert} is true. Several matches in a line count once.
        Number of {lines} with a match of the regular expression, or without one when {invert} is set.
        Count lines by a regex; by default the ones that match.
        """,
        """
        return sum(bool(re.search(pattern, line)) != invert for line in lines)
        """,
        lambda r: (
            _lines(r),
            r.choice(("tea", "^t", r"\d+", "a$", "^$", "[Tt]ea")),
            r.choice((False, False, True)),
        ),
        "import re",
    ),
    made(
        "variants_tools.grep_only_matching_parts",
        "grep_only find_matches matching_parts extract_matches",
        "text: str; pattern: str",
        "list[str]",
        """
        All parts of {text} that match the regular expression {pattern}, line by line and from left to \
        right, as 'grep -o' prints them; empty matches are left out, groups don't matter.
        Extract the pieces that fit a regex from each line of {text}. Matches do not overlap or reach \
        over line ends, and whole matches are returned even if there are groups.
        Return a list of every non-empty match of {pattern} within a line.
        Only the matching text, not the lines: list all matches of {pattern} in order.
        Find what a regular expression matches, in all lines of {text}; the complete match counts.
        """,
        """
        found = []
        for line in text.splitlines():
            found.extend(match.group() for match in re.finditer(pattern, line) if match.group())
        return found
        """,
        lambda r: (_text(r), r.choice((r"\d+", r"t\w*", "(a|e)+", r"[A-Z]\w+", "z*", r"\w+$"))),
        "import re",
    ),
    made(
        "variants_tools.lines_with_all_words_any_case",
        "filter_lines search_lines lines_containing_all find_lines",
        "lines: list[str]; query: str",
        "list[str]",
        """
        Keep the {lines} that contain all words of {query} in any case and order; a blank {query} keeps \
        everything.
        Search lines for several words at once: each word of {query} must occur somewhere in the line \
        (also within a word), upper or lower case.
        Return those lines in which every whitespace-separated word of {query} is found, ignoring case.
        Filter lines by a search phrase, whose words may stand anywhere in the line. Without words all \
        lines match.
        Lines with each of the words in {query}; comparison is case-insensitive.
        """,
        """
        words = query.lower().split()
        return [line for line in lines if all(word in line.lower() for word in words)]
        """,
        lambda r: (_lines(r), r.choice(("tea", "TEA rice", "no tea", "", "  ", "e a", "x"))),
    ),
    made(
        "variants_tools.wc_dict_with_bytes",
        "wc count_text text_counts file_counts",
        "text: str",
        "dict[str, int]",
        """
        Count {text} as a dict with 'lines', 'words', 'chars' and 'bytes' (UTF-8). A last line without \
        line break counts as a line, an empty text has none.
        Return the numbers of lines, whitespace-separated words, characters and UTF-8 bytes of {text} \
        under these keys. Unlike wc, an unfinished last line is counted.
        wc as a dictionary: {{'lines': ..., 'words': ..., 'chars': ..., 'bytes': ...}}; line breaks are \
        characters, too.
        Size of a text in lines, words, characters and bytes. Non-ASCII characters take several bytes.
        How many lines, words, characters and bytes does {text} have? Empty text: all 0.
        """,
        """
        return {
            "lines": len(text.splitlines()),
            "words": len(text.split()),
            "chars": len(text),
            "bytes": len(text.encode()),
        }
        """,
        lambda r: (r.choice((_text(r), _text(r) + "\n", "café\n", "", "für 5 €")),),
    ),
    made(
        "variants_tools.sort_lines_reverse_and_unique",
        "sort_lines sort_text sorted_lines sort_text_lines",
        "text: str; reverse: bool = False; unique: bool = False",
        "str",
        """
        Sort the lines of {text} by character codes, descending with {reverse}; {unique} drops repeated \
        lines. Empty lines are left out, the result has no line break at its end.
        Like 'sort', 'sort -r' and 'sort -u': return the non-empty lines in order, reversed and without \
        repetitions if asked for. Case matters, so capitals come first.
        Bring the lines of a text into ascending ({reverse}: descending) order and join them again; \
        with {unique} each line appears once. Lines without any character disappear.
        Sort lines case-sensitively with optional reversal and removal of duplicates; lines that are '' \
        do not appear.
        The lines of {text}, sorted. {reverse} turns the order around, {unique} keeps one of equal lines.
        """,
        """
        lines = [line for line in text.splitlines() if line]
        if unique:
            lines = list(set(lines))
        return "\\n".join(sorted(lines, reverse=reverse))
        """,
        lambda r: (_text(r), r.choice((True, False)), r.choice((True, False))),
    ),
    made(
        "variants_tools.sort_lines_by_leading_number",
        "sort_numeric sort_lines_numeric numeric_sort sort_by_number",
        "lines: list[str]",
        "list[str]",
        """
        Sort {lines} by the whole number at their beginning as 'sort -n' does; spaces before it are \
        skipped, a minus counts, lines without a number count as 0, and ties are ordered by text.
        Numeric sort: compare the integers with which the lines start. Without one the value is 0; \
        equal values are sorted alphabetically.
        Return {lines} in ascending order of their leading number ('2 buns' before '12 eggs'), then by \
        the whole line.
        Order lines by number, not by digit: '-1 x', 'tea' (0), '3 a', '10 b'.
        Sort by the integer in front of each line, 0 if there is none; the complete line decides \
        between equal numbers.
        """,
        """
        def key(line: str) -> tuple[int, str]:
            match = re.match(r"\\s*(-?\\d+)", line)
            return (int(match[1]) if match else 0, line)

        return sorted(lines, key=key)
        """,
        lambda r: (
            [
                r.choice(("12 eggs", "2 buns", "tea", " 7 cups", "-1 debt", "0 left", "100", "2 apples", ""))
                for _ in range(r.randint(0, 6))
            ],
        ),
        "import re",
    ),
    made(
        "variants_tools.uniq_adjacent_any_case",
        "uniq collapse_repeats drop_adjacent_duplicates uniq_lines",
        "lines: list[str]",
        "list[str]",
        """
        Drop each of {lines} that equals the line before it when case and outer spaces are ignored; the \
        first of a run is kept as it is.
        Like 'uniq -i', but outer blanks don't matter either: of neighboring lines that are the same, \
        only the first remains. Equal lines that are apart all stay.
        Remove adjacent duplicates. Lines are compared trimmed and in lower case, and returned unchanged.
        Return {lines} without direct repetitions, where 'Tea' and ' tea' count as equal.
        Collapse runs of lines that differ at most in case and surrounding whitespace to their first line.
        """,
        """
        result = []
        previous = None
        for line in lines:
            key = line.strip().lower()
            if key != previous:
                result.append(line)
            previous = key
        return result
        """,
        lambda r: ([r.choice(("tea", "Tea", " tea", "milk", "")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_tools.lines_that_occur_once",
        "unique_lines lines_once uniq_u single_lines",
        "text: str",
        "list[str]",
        """
        Lines of {text} that occur exactly once in it, in their order; blank lines are ignored.
        Which lines are not repeated anywhere in the text? Return those with a single occurrence, \
        without blank ones.
        Keep only lines that have no duplicate, wherever it stands. All lines that are found twice or \
        more vanish altogether; empty lines, too.
        Return the non-blank lines that appear just one time, in the order of {text}.
        The lines without a twin: like 'sort | uniq -u', but in the original order.
        """,
        """
        lines = [line for line in text.splitlines() if line.strip()]
        counts = Counter(lines)
        return [line for line in lines if counts[line] == 1]
        """,
        lambda r: (_text(r, 0, 8),),
        "from collections import Counter",
    ),
    made(
        "variants_tools.line_counts_most_first_text",
        "count_lines line_frequencies uniq_c_sorted top_lines",
        "lines: list[str]; limit: int = 10",
        "list[str]",
        """
        Count equal {lines} and write the {limit} most frequent as '3 tea': most first, ties in \
        alphabetical order. Lines are trimmed, blank ones do not count.
        The usual 'sort | uniq -c | sort -rn | head': texts of count, space and line, at most {limit} \
        of them, ordered by count down and then by line.
        Return up to {limit} strings 'count line' for the commonest lines, ignoring blanks around them \
        and blank lines.
        How often does each line occur? List the leaders with their count in front; equal counts from A \
        to Z.
        Frequency table of lines as text, highest count first, cut to {limit} entries.
        """,
        """
        counts = Counter(line.strip() for line in lines if line.strip())
        ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
        return [f"{count} {line}" for line, count in ranked[:limit]]
        """,
        lambda r: (_lines(r, 0, 9), r.choice((1, 2, 10))),
        "from collections import Counter",
    ),
    made(
        "variants_tools.cut_fields_by_range_text",
        "cut cut_fields select_fields pick_fields",
        "line: str; fields: str; delimiter: str = ','",
        "str",
        """
        Fields of {line} at {delimiter} that {fields} names: numbers from 1 and ranges as in '1,3-4' or \
        '2-'. They keep the order of the line and are joined by {delimiter} again, as 'cut' does.
        Cut columns out of a delimited line. {fields} is a comma-separated list of positions from 1, \
        'a-b', 'a-' and '-b'; each selected field appears once, in its original order.
        Return the chosen fields of {line}, joined by the same {delimiter}. Ranges may be open at one \
        end, positions beyond the last field are ignored.
        Like 'cut -d, -f1,3-': the order in {fields} does not matter, only which ones are named.
        Select fields such as '2-3' from a line like 'a,b,c,d' and give 'b,c'.
        """,
        """
        values = line.split(delimiter)
        chosen = set()
        for part in fields.split(","):
            first, dash, last = part.partition("-")
            start = int(first or 1)
            end = int(last or len(values)) if dash else start
            chosen.update(range(start, end + 1))
        return delimiter.join(value for number, value in enumerate(values, 1) if number in chosen)
        """,
        lambda r: (
            lambda d: (
                d.join(r.choice(("a", "b", "tea", "", "12")) for _ in range(r.randint(1, 5))),
                r.choice(("1", "1,3", "3,1", "2-", "-2", "2-3", "4", "1,3-4")),
                d,
            )
        )(r.choice((",", ",", ":", "\t"))),
    ),
    made(
        "variants_tools.log_line_iso_with_logger",
        "parse_log_line parse_log read_log_line split_log_line",
        "line: str",
        "dict[str, str] | None",
        """
        Parse a log {line} such as '2024-03-10T09:15:00 [ERROR] shop.cart: disk full' into a dict with \
        'time', 'level', 'logger' and 'message'; None if it does not have this form.
        Take a log entry 'TIME [LEVEL] LOGGER: MESSAGE' apart. TIME has no spaces, LEVEL is in \
        capitals, the message may contain anything; other lines give None.
        Return the four parts of a log line (time, level in brackets, name of the logger before the \
        first ': ', message) under their names, or None.
        Read time, level, logger and message from a line with the level in square brackets; lines that \
        don't match, such as tracebacks, are None.
        Split '2024-03-10T09:15:00 [INFO] app: started' into {{'time': '2024-03-10T09:15:00', 'level': \
        'INFO', 'logger': 'app', 'message': 'started'}}.
        """,
        """
        pattern = r"(?P<time>\\S+) \\[(?P<level>[A-Z]+)\\] (?P<logger>\\S+?): (?P<message>.*)"
        match = re.fullmatch(pattern, line)
        return match.groupdict() if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "Traceback (most recent call last):",
                    "2024-03-10T09:15:00 [info] app: x",
                    "2024-03-10T09:15:00 ERROR app: x",
                    "09:15 [INFO] app started",
                )
            )
            if r.random() < 0.35
            else f"2024-03-10T09:15:{r.randint(10, 59)} [{_level(r)}] {r.choice(('app', 'shop.cart'))}: "
            f"{r.choice(('disk full', 'user: ada', '', 'took 35 ms'))}",
        ),
        "import re",
    ),
    made(
        "variants_tools.log_level_counts_with_zeros",
        "count_levels log_summary level_counts count_log_levels",
        "text: str",
        "dict[str, int]",
        """
        Count the log levels in {text}: a dict with all of 'DEBUG', 'INFO', 'WARNING' and 'ERROR', 0 \
        included. A line counts for the first of these words in it (capitals, whole word); other lines \
        are ignored.
        How many lines of a log have each level? The level may stand anywhere in the line, the leftmost \
        one decides, and every level is a key even if it does not occur.
        Return the number of lines per level in the order DEBUG, INFO, WARNING, ERROR. Only whole words \
        in capitals are levels, and a line is counted once.
        Summarize a log by level, with zeros for levels that are missing.
        Tally lines by the first level name found in them; lines without one do not count.
        """,
        """
        counts = {"DEBUG": 0, "INFO": 0, "WARNING": 0, "ERROR": 0}
        for line in text.splitlines():
            match = re.search(r"\\b(DEBUG|INFO|WARNING|ERROR)\\b", line)
            if match:
                counts[match[1]] += 1
        return counts
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "ERROR disk full",
                        "09:15 INFO ok",
                        "[DEBUG] x",
                        "no ERRORS",
                        "INFO no ERROR",
                        "",
                        "WARNING: hot",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.log_lines_of_several_levels",
        "filter_levels filter_log lines_with_levels select_levels",
        "lines: list[str]; levels: list[str]",
        "list[str]",
        """
        Keep the log {lines} whose level, the first text in square brackets, is one of {levels} in any \
        case; lines without brackets are dropped.
        Filter a log by a set of levels: the level stands in the first [...] of a line, and case does \
        not matter on either side.
        Return those lines that have one of {levels} between their first pair of brackets; blanks \
        inside the brackets are ignored.
        Which lines are of a wanted level, e.g. ['error', 'warning']? '[ERROR]' and '[error ]' both \
        match, lines that name no level do not.
        Lines of the given levels only. The level is written like '[INFO]', anywhere in the line.
        """,
        """
        wanted = {level.lower() for level in levels}
        kept = []
        for line in lines:
            match = re.search(r"\\[([^\\]]*)\\]", line)
            if match and match[1].strip().lower() in wanted:
                kept.append(line)
        return kept
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "[ERROR] disk",
                        "10:00 [info] ok",
                        "[Warning ] hot",
                        "no level",
                        "[INFO] [ERROR] x",
                        "error",
                        "[]",
                    )
                )
                for _ in range(r.randint(0, 6))
            ],
            r.sample(("error", "WARNING", "info", "debug"), r.randint(0, 3)),
        ),
        "import re",
    ),
    made(
        "variants_tools.format_log_line_padded_level",
        "format_log log_line make_log_line log_message",
        "time: str; level: str; message: str; name: str = ''",
        "str",
        """
        Write a log line such as '09:15:00 | CRITICAL | app: disk full': {time}, {level} in capitals \
        padded to 8, and {message} with {name} and a colon in front if there is a name. ' | ' stands \
        between.
        Log entry with three columns parted by ' | '. The level is upper-cased and filled with spaces \
        to 8 characters; a non-empty {name} precedes the message.
        Return {time}, level and message joined by ' | ', the level left-aligned in 8 columns and in \
        capitals, the message as 'name: message' when {name} is given.
        Format a log record so that messages line up under each other, since levels take 8 characters.
        One line of a log: time, padded upper-case level, then the text, optionally with the name of \
        its source.
        """,
        """
        text = f"{name}: {message}" if name else message
        return f"{time} | {level.upper():<8} | {text}"
        """,
        lambda r: (
            f"09:{r.randint(10, 59)}:00",
            r.choice(("error", "INFO", "Warning", "critical")),
            r.choice(("disk full", "ok", "")),
            r.choice(("", "app", "db")),
        ),
    ),
    made(
        "variants_tools.log_error_share_text",
        "error_rate error_share failure_rate log_error_percent",
        "lines: list[str]",
        "str",
        """
        Share of errors in a log as text like '12.5%', one decimal: lines whose first word is ERROR or \
        CRITICAL among all non-blank {lines}; '0.0%' if there are none.
        What percentage of the log lines are errors? The first word of a line is its level, ERROR and \
        CRITICAL count, blank lines don't. Always one decimal and a percent sign.
        Return the error rate of {lines} such as '33.3%', and '0.0%' for an empty log.
        Percentage of lines that begin with the word ERROR or CRITICAL, rounded to one decimal, as text \
        with '%'.
        Compute errors per log lines; empty lines are left out of the total.
        """,
        """
        levels = [line.split()[0] for line in lines if line.strip()]
        if not levels:
            return "0.0%"
        errors = sum(level in ("ERROR", "CRITICAL") for level in levels)
        return f"{100 * errors / len(levels):.1f}%"
        """,
        lambda r: (
            [
                r.choice((f"{_level(r)} message", "", "ERRORS found", f"{_level(r)} x"))
                for _ in range(r.randint(0, 8))
            ],
        ),
    ),
    made(
        "variants_tools.common_log_format_entry",
        "parse_access_log parse_common_log parse_request_log parse_apache_line",
        "line: str",
        "dict[str, object] | None",
        """
        Parse an access log {line} in the common format, '10.0.0.1 - ada [10/Oct/2024:13:55:36 +0000] \
        "GET /tea HTTP/1.1" 200 512': a dict with 'ip', 'user', 'time', 'method', 'path', 'status' \
        (int) and 'size' (int). '-' is None as user and 0 as size; None for other lines.
        Read a line of an Apache or Nginx access log into a dict. Status and size are numbers, a \
        missing size ('-') is 0, a missing user None; a line of another form gives None.
        Return address, user, time (text in the brackets), method, path, status and size of a request \
        in common log format, None if {line} does not match.
        Take an entry of a web server's log apart; anything behind the size, such as a referrer, is \
        allowed and ignored.
        Common log format to dict: ip, user (None for '-'), time, method, path, status and size (0 for '-').
        """,
        """
        pattern = r'(\\S+) \\S+ (\\S+) \\[([^\\]]+)\\] "(\\S+) (\\S+) [^"]*" (\\d{3}) (\\d+|-)'
        match = re.match(pattern, line)
        if not match:
            return None
        ip, user, time, method, path, status, size = match.groups()
        return {
            "ip": ip,
            "user": None if user == "-" else user,
            "time": time,
            "method": method,
            "path": path,
            "status": int(status),
            "size": 0 if size == "-" else int(size),
        }
        """,
        lambda r: (
            r.choice(("", "10.0.0.1 GET /tea 200", 'x - - [now] "GET" 200 1'))
            if r.random() < 0.2
            else f"10.0.0.{r.randint(1, 9)} - {r.choice(('-', 'ada'))} [10/Oct/2024:13:55:36 +0000] "
            f'"{r.choice(("GET", "POST"))} /{r.choice(("", "tea", "a?b=1"))} HTTP/1.1" '
            f"{r.choice((200, 404, 500))} {r.choice(('-', '512', '0'))}" + r.choice(("", ' "-" "curl"')),
        ),
        "import re",
    ),
    made(
        "variants_tools.slowest_requests_formatted",
        "slowest_requests slow_requests slowest_calls top_slow",
        "requests: list[tuple[str, float]]; limit: int = 3",
        "list[str]",
        """
        The {limit} slowest of {requests} (path, seconds), slowest first, ties by path, written like \
        '/tea 1.50s' or, below one second, '/tea 350ms'.
        List the requests that took longest, at most {limit}: the path, a space and the time, in \
        seconds with two decimals and 's', or in rounded milliseconds with 'ms' if it is under a second.
        Return texts of path and duration for the longest requests in descending order; equal times are \
        sorted by path.
        Which calls were slow? Give up to {limit} lines with times as '2.00s' or '80ms'.
        Top {limit} of the durations, longest first, each formatted with a unit that suits it.
        """,
        """
        slowest = sorted(requests, key=lambda request: (-request[1], request[0]))[:limit]
        return [
            f"{path} {seconds:.2f}s" if seconds >= 1 else f"{path} {round(seconds * 1000)}ms"
            for path, seconds in slowest
        ]
        """,
        lambda r: (
            [
                (
                    r.choice(("/tea", "/", "/cart", "/api/users")),
                    r.choice((0.08, 0.35, 1.0, 1.5, 2.25, 12.0, 0.0)),
                )
                for _ in range(r.randint(0, 5))
            ],
            r.choice((1, 2, 3)),
        ),
    ),
    made(
        "variants_tools.extension_no_dot_lower_or_none",
        "get_extension file_extension extension_of file_type",
        "filename: str",
        "str | None",
        """
        Extension of {filename} in lower case without the dot, None if it has none: 'Photo.JPG' gives \
        'jpg', 'README' and '.env' give None.
        Return what follows the last dot of {filename}, lower-cased. A dot at the very beginning or end \
        does not start an extension; without one the result is None.
        File type by name: the letters after the last dot in small letters, or None for names without \
        extension, for hidden files such as '.env' and for 'name.'.
        Get the extension (no dot, lower case) or None. Only the last one counts, so 'a.tar.gz' is 'gz'.
        The lower-case ending of a file name, None where there is nothing in front of the dot or behind it.
        """,
        """
        stem, dot, extension = filename.rpartition(".")
        return extension.lower() if stem and extension else None
        """,
        lambda r: (r.choice((_file(r), _file(r), "name.", "", "a.B.C")),),
    ),
    made(
        "variants_tools.split_extension_tar_together",
        "split_extension split_filename splitext file_parts",
        "filename: str",
        "tuple[str, str]",
        """
        Split {filename} into stem and extension with its dot; '.tar.gz', '.tar.bz2' and '.tar.xz' are \
        one extension. ('archive', '.tar.gz') for 'archive.tar.gz', ('README', '') without a dot, \
        ('.env', '') for hidden files.
        Return (name without extension, extension), keeping compressed tar endings together in any \
        case. The parts put together give {filename} again.
        Like os.path.splitext, except that a '.tar' in front of '.gz', '.bz2' or '.xz' belongs to the \
        extension.
        Take the extension off a file name. It includes the dot, may be empty, and for tar archives it \
        is the double one.
        Stem and ending of a file name; a leading dot does not begin an ending, 'a.b.txt' is ('a.b', \
        '.txt').
        """,
        """
        match = re.fullmatch(r"(.+)(\\.tar\\.(?:gz|bz2|xz))", filename, re.IGNORECASE)
        if match:
            return match[1], match[2]
        stem, extension = os.path.splitext(filename)
        return stem, extension
        """,
        lambda r: (r.choice((_file(r), "archive.tar.gz", "B.TAR.XZ", "x.tar.zip", ".tar.gz", "a.gz", "")),),
        ("import os", "import re"),
    ),
    made(
        "variants_tools.file_name_ascii_with_length_limit",
        "sanitize_filename safe_filename clean_filename secure_filename",
        "filename: str; limit: int = 30",
        "str",
        """
        Make {filename} safe: lower case, every run of characters other than a-z, 0-9, '.', '_' and '-' \
        becomes one '_', and '_' at the ends is removed. If it is longer than {limit}, the stem is cut \
        so that the extension stays; nothing left gives 'file'.
        Sanitize a file name to small ASCII letters, digits, dots, hyphens and underscores. Anything \
        else turns into a single underscore; too long names are shortened before the last dot to \
        {limit} characters in all.
        Return a clean lower-case name of at most {limit} characters with its extension kept. \
        Underscores at the beginning and end go, an empty result is 'file'.
        'My Report (1).PDF' becomes 'my_report_1_.pdf'. Cut the part in front of the extension when the \
        whole is too long.
        Replace unsafe characters of a file name by '_' and limit its length without losing the extension.
        """,
        """
        name = re.sub(r"[^a-z0-9._-]+", "_", filename.lower()).strip("_") or "file"
        if len(name) <= limit:
            return name
        stem, extension = os.path.splitext(name)
        return stem[: max(0, limit - len(extension))] + extension
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "???",
                    "My Report (1).PDF",
                    "über_uns.txt",
                    "__init__.py",
                    "a very long name of a file.tar",
                    "../x/y.png",
                    "Tea & Milk",
                )
            ),
            r.choice((12, 20, 30)),
        ),
        ("import os", "import re"),
    ),
    made(
        "variants_tools.free_name_counting_from_two",
        "unique_name free_filename next_free_name available_name",
        "filename: str; existing: list[str]",
        "str",
        """
        Return {filename} if it is not {existing}, otherwise with ' (2)', ' (3)', ... before the \
        extension, the first that is free. Names are compared without regard to case.
        Next free file name: 'a.txt', then 'a (2).txt', 'a (3).txt' and so on. 'A.TXT' and 'a.txt' \
        count as the same file.
        Find a name that does not occur in {existing} (ignoring case) by adding a number in \
        parentheses, starting at 2, in front of the last dot.
        Avoid overwriting: keep {filename} when nobody has it, else number it from 2 upwards.
        Make {filename} unique among {existing}, case-insensitively, e.g. 'photo (2).jpg'; without a \
        dot the number is put at the end.
        """,
        """
        taken = {name.lower() for name in existing}
        stem, extension = os.path.splitext(filename)
        candidate = filename
        number = 2
        while candidate.lower() in taken:
            candidate = f"{stem} ({number}){extension}"
            number += 1
        return candidate
        """,
        lambda r: (
            r.choice(("a.txt", "A.txt", "README")),
            r.sample(
                ("a.txt", "A.TXT", "a (2).txt", "a (3).txt", "README", "readme (2)", "b.txt"), r.randint(0, 5)
            ),
        ),
        "import os",
    ),
    made(
        "variants_tools.free_name_with_underscore_number",
        "unique_filename next_filename dedupe_filename numbered_name",
        "filename: str; existing: list[str]",
        "str",
        """
        {filename} if it is free, else with '_1', '_2', ... before its extension, the first name that \
        is not in {existing}: 'data_1.csv'.
        Add an underscore and the smallest number from 1 that makes the name unused; the extension \
        (after the last dot) stays at the end.
        Return a file name not contained in {existing}, e.g. 'report_2.pdf' if 'report.pdf' and \
        'report_1.pdf' exist already.
        Number a file name with '_N' in front of the last dot until it does not exist yet. A name that \
        is not taken is returned unchanged.
        Choose an unused name by appending _1, _2 and so on to the stem of {filename}.
        """,
        """
        if filename not in existing:
            return filename
        stem, extension = os.path.splitext(filename)
        number = 1
        while f"{stem}_{number}{extension}" in existing:
            number += 1
        return f"{stem}_{number}{extension}"
        """,
        lambda r: (
            r.choice(("data.csv", "data.csv", "README", "a_1.txt")),
            r.sample(
                ("data.csv", "data_1.csv", "data_2.csv", "README", "README_1", "a_1.txt"), r.randint(0, 6)
            ),
        ),
        "import os",
    ),
    made(
        "variants_tools.next_copy_continues_number",
        "next_copy_name copy_name duplicate_name next_copy",
        "filename: str",
        "str",
        """
        Name for the next copy of {filename}: a number in parentheses before the extension is raised by \
        1, otherwise ' (1)' is added: 'a.txt' gives 'a (1).txt', 'a (1).txt' gives 'a (2).txt'.
        Return the name with its ' (N)' in front of the last dot counted up, or with ' (1)' if there is \
        no number yet.
        Increase the copy number of a file name; without one it begins at 1. The extension stays where \
        it is.
        What is a duplicate of {filename} called? 'photo (9).jpg' is followed by 'photo (10).jpg', \
        'README' by 'README (1)'.
        Continue the numbering of copies such as 'notes (2).txt', which becomes 'notes (3).txt'.
        """,
        """
        stem, extension = os.path.splitext(filename)
        match = re.fullmatch(r"(.*) \\((\\d+)\\)", stem)
        if match:
            return f"{match[1]} ({int(match[2]) + 1}){extension}"
        return f"{stem} (1){extension}"
        """,
        lambda r: (
            r.choice(
                (
                    "a.txt",
                    "a (1).txt",
                    "photo (9).jpg",
                    "README",
                    "README (2)",
                    "x(1).txt",
                    "a (b).txt",
                    ".env",
                )
            ),
        ),
        ("import os", "import re"),
    ),
    made(
        "variants_tools.natural_key_of_text",
        "natural_key natural_sort_key sort_key alphanum_key",
        "text: str",
        "list[object]",
        """
        Key for natural sorting: split {text} into runs of other characters in lower case and runs of \
        digits as int: 'Img12.png' gives ['img', 12, '.png']. The list starts with text, '' if {text} \
        begins with a digit.
        Turn {text} into a list that alternates lower-case texts and integers, beginning with a text \
        (perhaps empty), so that 'a2' sorts before 'a10'.
        Return the parts of {text} for comparing numbers by value; the first and the last part are \
        texts, possibly ''.
        Natural sort key: pieces between numbers in small letters, numbers converted to int, as \
        re.split with a group of digits gives them.
        Split at numbers, keep them as ints, fold the case of the rest; '7up' becomes ['', 7, 'up'].
        """,
        """
        parts = re.split(r"([0-9]+)", text.lower())
        return [int(part) if index % 2 else part for index, part in enumerate(parts)]
        """,
        lambda r: (r.choice(("Img12.png", "7up", "", "a", "2024-03-07", "v1.10b", "Chapter 3", "007")),),
        "import re",
    ),
    made(
        "variants_tools.natural_compare_sign",
        "natural_compare compare_natural natural_cmp compare_names",
        "first: str; second: str",
        "int",
        """
        Compare two names naturally: -1, 0 or 1. Numbers in them are compared by value, so 'img2' is \
        before 'img10' and 'a01' equals 'a1'; case does not matter.
        Return -1 if {first} comes before {second} in natural order, 1 if after, 0 if they are the \
        same. Runs of digits count as numbers, letters are compared case-insensitively.
        Natural comparison, ignoring case and leading zeros of numbers.
        Which of two file names is first for a human? -1 means {first}, 1 {second}, 0 no difference.
        Sign of the order of two texts in which digit groups are taken as whole numbers and capitals as \
        small letters.
        """,
        """
        def key(text: str) -> list[object]:
            parts = re.split(r"([0-9]+)", text.lower())
            return [int(part) if index % 2 else part for index, part in enumerate(parts)]

        left, right = key(first), key(second)
        return (left > right) - (left < right)
        """,
        lambda r: tuple(
            r.choice(("img2", "img10", "IMG2", "a01", "a1", "", "b", "a1b", "10", "9")) for _ in range(2)
        ),
        "import re",
    ),
    made(
        "variants_tools.files_grouped_sorted_none_label",
        "group_by_extension files_by_type group_files by_extension",
        "files: list[str]",
        "dict[str, list[str]]",
        """
        Group {files} by their extension in lower case with the dot; files without one (hidden ones, \
        too) are under '(none)'. Extensions and the names of each group are sorted.
        Return a dict from '.txt' and the like to the sorted list of file names; the keys are in \
        alphabetical order and '(none)' stands for no extension.
        Sort file names into groups by ending, ignoring its case. What has no extension is listed under \
        '(none)'.
        Which files are there of each type? Keys such as '.jpg' in ascending order, names ascending \
        within them.
        Collect names by their last extension ('.gz' for 'a.tar.gz'); all in sorted order.
        """,
        """
        groups = {}
        for name in sorted(files):
            extension = os.path.splitext(name)[1].lower() or "(none)"
            groups.setdefault(extension, []).append(name)
        return dict(sorted(groups.items()))
        """,
        lambda r: (_files(r),),
        "import os",
    ),
    made(
        "variants_tools.extension_counts_most_first",
        "count_extensions extension_counts file_type_counts count_file_types",
        "files: list[str]",
        "list[tuple[str, int]]",
        """
        Count {files} by extension (lower case, without dot) as (extension, count) pairs, most frequent \
        first, ties in alphabetical order. Files without extension are not counted.
        List how many files there are of each type, largest group first; equal counts by name. Names \
        without a dot, and hidden ones like '.env', don't count.
        Return pairs of ending and number for the file names, in descending order of the number.
        Which file types are the most common? Extensions in small letters with their counts; what has \
        no extension is skipped.
        Rank the extensions by how often they occur.
        """,
        """
        counts = Counter(os.path.splitext(name)[1][1:].lower() for name in files)
        del counts[""]
        return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
        """,
        lambda r: (_files(r, 0, 8),),
        ("import os", "from collections import Counter"),
    ),
    made(
        "variants_tools.files_with_given_extensions",
        "filter_files files_with_extensions select_files files_of_type",
        "files: list[str]; extensions: list[str]",
        "list[str]",
        """
        Keep the {files} with one of {extensions}, which may be written with or without dot and in any \
        case; the case of the file's extension does not matter either.
        Filter file names by extension: 'txt', '.txt' and '.TXT' mean the same. The order stays.
        Return those of {files} that end in a dot and one of {extensions}, compared case-insensitively. \
        No extensions select nothing.
        Which files are of the wanted types? Dots in front of the {extensions} are optional.
        Select names by their ending, ignoring upper and lower case and a leading dot in what was asked for.
        """,
        """
        endings = tuple("." + extension.lower().lstrip(".") for extension in extensions)
        return [name for name in files if name.lower().endswith(endings)]
        """,
        lambda r: (_files(r), r.sample(("txt", ".jpg", "PNG", ".csv", "tar.gz"), r.randint(0, 3))),
    ),
    made(
        "variants_tools.files_sorted_by_extension_then_name",
        "sort_files sort_by_extension order_files sort_by_type",
        "files: list[str]",
        "list[str]",
        """
        Sort {files} by extension, then by name, both without regard to case; files without extension \
        come first.
        Order file names by their last extension and within it alphabetically, ignoring upper and lower \
        case. No extension sorts before all others.
        Return {files} grouped by type: ascending extensions, then ascending names, case-insensitive.
        Like 'ls -X': first what has no extension (also hidden files), then by ending, then by name.
        Sort by the part from the last dot on, ties by the whole name, in lower case for comparison.
        """,
        """
        return sorted(files, key=lambda name: (os.path.splitext(name)[1].lower(), name.lower()))
        """,
        lambda r: (_files(r),),
        "import os",
    ),
    made(
        "variants_tools.slug_file_name_keep_extension",
        "slugify_filename clean_filename url_filename web_filename",
        "filename: str",
        "str",
        """
        File name for the web: the stem in lower case with every run of other characters than letters \
        a-z and digits as one hyphen, no hyphens at the ends, then the extension in lower case. 'My \
        File (1).TXT' is 'my-file-1.txt'; an empty stem becomes 'file'.
        Slugify the part before the last dot of {filename} and lower-case the extension.
        Return a name of small letters, digits and single hyphens plus the extension in small letters; \
        if nothing of the stem is left, it is 'file'.
        Clean a name for uploads: 'Tea & Milk.JPG' gives 'tea-milk.jpg'. What stands before the \
        extension is reduced to words joined by '-'.
        Make a URL-friendly file name without touching the kind of extension; a name without a dot \
        stays without one.
        """,
        """
        stem, extension = os.path.splitext(filename)
        slug = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")
        return (slug or "file") + extension.lower()
        """,
        lambda r: (
            r.choice(
                (
                    "My File (1).TXT",
                    "Tea & Milk.JPG",
                    "README",
                    "???.png",
                    "a--b.c.PDF",
                    "über.txt",
                    " x .gif",
                )
            ),
        ),
        ("import os", "import re"),
    ),
    made(
        "variants_tools.increment_file_version",
        "next_version_name increment_version bump_filename next_file_version",
        "filename: str",
        "str",
        """
        Raise the version number at the end of the stem of {filename} by 1: 'report_v2.txt' gives \
        'report_v3.txt'. Leading zeros are kept ('v09' to 'v10'); without a version '_v2' is added \
        before the extension.
        Next version of a file name. A final '_v' + number in front of the extension is counted up with \
        at least as many digits, otherwise '_v2' is inserted.
        Return the file name for the following version: 'a_v1.doc' becomes 'a_v2.doc', and 'a.doc' \
        becomes 'a_v2.doc', since the first one counts as version 1.
        Count up '_vN' before the extension, keeping its width; a name without it gets '_v2'.
        Increment the version in names like 'plan_v007.pdf' (to 'plan_v008.pdf').
        """,
        """
        stem, extension = os.path.splitext(filename)
        match = re.fullmatch(r"(.*_v)(\\d+)", stem)
        if not match:
            return f"{stem}_v2{extension}"
        number = str(int(match[2]) + 1).zfill(len(match[2]))
        return match[1] + number + extension
        """,
        lambda r: (
            r.choice(
                (
                    "report_v2.txt",
                    "a.doc",
                    "plan_v007.pdf",
                    "x_v09",
                    "x_v99.md",
                    "v2.txt",
                    "README",
                    "a_v1_final.txt",
                )
            ),
        ),
        ("import os", "import re"),
    ),
    made(
        "variants_tools.files_grouped_by_equal_content",
        "find_duplicates duplicate_files same_content group_identical",
        "files: dict[str, str]",
        "list[list[str]]",
        """
        Groups of file names in {files} (name to content) that have the same content: only groups of \
        two or more, names sorted, groups ordered by their first name. Empty files are ignored.
        Find duplicate files by content. Each group is an alphabetical list, the groups themselves are \
        sorted, files with unique or empty content do not appear.
        Return lists of names whose contents are equal, in sorted order; an empty content never counts \
        as a duplicate.
        Which files are identical? Give every set of at least two names with one and the same non-empty \
        content.
        Group files by what they contain and keep the groups with more than one member.
        """,
        """
        groups = {}
        for name in sorted(files):
            if files[name]:
                groups.setdefault(files[name], []).append(name)
        return [names for names in groups.values() if len(names) > 1]
        """,
        lambda r: (
            {
                name: r.choice(("", "tea", "milk", "x"))
                for name in r.sample(("a", "b", "c", "d", "e", "f"), r.randint(0, 6))
            },
        ),
    ),
    made(
        "variants_tools.human_size_binary_flag",
        "human_size format_size format_bytes readable_size",
        "size: int; binary: bool = False",
        "str",
        """
        Write {size} with one decimal in steps of 1000 as 'B', 'KB', 'MB', 'GB', 'TB', or with {binary} \
        in steps of 1024 as 'B', 'KiB', 'MiB', 'GiB', 'TiB'. Bytes have no decimals: '999 B', '1.5 KB', \
        '1.5 KiB'.
        File size for humans: decimal units by default, binary ones on request. From the first step on \
        there is always one decimal; a space precedes the unit.
        Return {size} in the largest unit in which it is at least 1. {binary} chooses between powers of \
        1000 (KB) and of 1024 (KiB).
        Format a number of bytes, e.g. 1500 is '1.5 KB' and, if {binary}, '1.5 KiB' stands for 1536. \
        Below the first unit a whole number with 'B'.
        Size with unit, base 1000 or 1024 depending on {binary}; TB or TiB is the largest.
        """,
        """
        step = 1024 if binary else 1000
        if size < step:
            return f"{size} B"
        value = float(size)
        for prefix in "KMGT":
            value /= step
            if value < step or prefix == "T":
                return f"{value:.1f} {prefix}{'iB' if binary else 'B'}"
        """,
        lambda r: (_size(r), r.choice((True, False))),
    ),
    made(
        "variants_tools.human_size_no_space_precision",
        "human_size format_size size_text bytes_to_text",
        "size: int; decimals: int = 2",
        "str",
        """
        Write {size} without a space as '512B', '1.50KB', '2.00MB' up to 'PB', steps of 1024, with \
        exactly {decimals} decimals except for bytes, which are whole.
        Size in B, KB, MB, GB, TB or PB (1024 each), number and unit written together. {decimals} \
        digits after the point, 2 by default, none for plain bytes.
        Return {size} divided by 1024 until it is below 1024, with the fitting unit directly behind it.
        Compact file size such as '1.46KB'; bytes appear as an integer with 'B'.
        Human-readable bytes with a fixed number of decimals and no blank before the unit.
        """,
        """
        units = ["B", "KB", "MB", "GB", "TB", "PB"]
        value = float(size)
        index = 0
        while value >= 1024 and index < len(units) - 1:
            value /= 1024
            index += 1
        return f"{size}B" if index == 0 else f"{value:.{decimals}f}{units[index]}"
        """,
        lambda r: (_size(r), r.choice((2, 2, 1, 0))),
    ),
    made(
        "variants_tools.size_change_with_sign",
        "size_change format_size_change size_difference_text delta_size",
        "old: int; new: int",
        "str",
        """
        Change of a size from {old} to {new} bytes as text: '+1.5 KB', '-512 B', or 'unchanged'. Steps \
        of 1024 up to MB; one decimal, none for bytes.
        How much bigger or smaller did a file get? The difference with sign in B, KB or MB (1024 each), \
        one decimal from KB on; 'unchanged' for none.
        Return the difference {new} - {old} in a readable unit with '+' or '-' in front, e.g. '-2.0 MB'.
        Signed size difference for a report; equal sizes give 'unchanged'.
        Write by how many bytes, kilobytes or megabytes {new} differs from {old}.
        """,
        """
        if old == new:
            return "unchanged"
        sign = "+" if new > old else "-"
        size = abs(new - old)
        if size < 1024:
            return f"{sign}{size} B"
        if size < 1024**2:
            return f"{sign}{size / 1024:.1f} KB"
        return f"{sign}{size / 1024**2:.1f} MB"
        """,
        lambda r: (
            lambda a: (
                a,
                r.choice((a, a + 1536, a + 10, max(0, a - 512), a + 3 * 1024**2, r.randint(0, 9999))),
            )
        )(r.choice((0, 512, 2048, 5000000))),
    ),
    made(
        "variants_tools.total_size_of_files_text",
        "total_size folder_summary size_summary files_summary",
        "sizes: list[int]",
        "str",
        """
        Summary such as '3 files, 1.5 MB' of the {sizes} in bytes: '1 file' in the singular, 'no files' \
        for an empty list. Units B, KB, MB, GB in steps of 1024, one decimal, none for bytes.
        Number of files and their total size in one text. The total is written in the largest unit up \
        to GB in which it is at least 1, bytes as a whole number.
        Return 'N files, TOTAL', with TOTAL like '900 B' or '2.0 KB'; nothing gives 'no files'.
        How many files are there and how large are they together, e.g. '2 files, 10.0 KB'?
        Count and add up {sizes} and say it in words with a readable total.
        """,
        """
        if not sizes:
            return "no files"
        total = sum(sizes)
        unit = "B"
        for larger in ("KB", "MB", "GB"):
            if total < 1024:
                break
            total /= 1024
            unit = larger
        text = f"{total} B" if unit == "B" else f"{total:.1f} {unit}"
        return f"{len(sizes)} file{'s' if len(sizes) != 1 else ''}, {text}"
        """,
        lambda r: ([r.choice((0, 100, 512, 1024, 5000, 2 * 1024**2)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_tools.safe_join_inside_base",
        "safe_join join_inside secure_path resolve_inside",
        "base: str; path: str",
        "str | None",
        """
        Join {path} to the folder {base} and resolve '.' and '..'; None if the result would leave \
        {base} or {path} is absolute.
        Safe path join against directory traversal: '/srv/files' and 'a/../b.txt' give \
        '/srv/files/b.txt', while '../x' and '/etc' give None.
        Return {base} plus the normalized {path}, or None when {path} starts with '/' or climbs above \
        {base}. An empty path is {base} itself.
        Where does {path} lead within {base}? Parts '.' and empty ones vanish, '..' goes one folder up, \
        but never out of {base}: that is None.
        Build a path below {base} from user input and refuse (None) anything that points outside.
        """,
        """
        if path.startswith("/"):
            return None
        parts = []
        for part in path.split("/"):
            if part == "..":
                if not parts:
                    return None
                parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        return "/".join([base.rstrip("/"), *parts])
        """,
        lambda r: (
            r.choice(("/srv/files", "/srv/files/", "data")),
            r.choice(
                ("", "a.txt", "a/../b.txt", "../x", "/etc/passwd", "a/../../b", "./a//b", "a/b/..", "..")
            ),
        ),
    ),
    made(
        "variants_tools.normalize_path_absolute_or_relative",
        "normalize_path norm_path clean_path simplify_path",
        "path: str",
        "str",
        """
        Normalize a Unix {path}: no '.', no doubled or final slashes, '..' removes the part before it. \
        Above the root '..' vanishes, at the start of a relative path it stays; '' and 'a/..' give '.'.
        Clean up {path}, absolute or relative. '/a/../..' is '/', '../a' stays, '' becomes '.'.
        Return the shortest path that means the same: '.' parts, repeated slashes and a slash at the \
        end go, and 'x/..' cancels out. An absolute path never goes above '/'.
        Resolve '.' and '..' in a path text; the empty relative path is written '.', the empty absolute \
        one '/'.
        Path normalization as in os.path.normpath for paths with '/', with any number of slashes at the \
        start counting as one.
        """,
        """
        absolute = path.startswith("/")
        parts = []
        for part in path.split("/"):
            if part in ("", "."):
                continue
            if part != ".." or (not parts and not absolute) or (parts and parts[-1] == ".."):
                parts.append(part)
            elif parts:
                parts.pop()
        joined = "/".join(parts)
        return "/" + joined if absolute else joined or "."
        """,
        lambda r: (
            r.choice((_path(r), _path(r), "", "/..", "//a", "../../a", "a/..", "/a/./b//c/..", "a/../../b")),
        ),
    ),
    made(
        "variants_tools.path_parts_with_root",
        "path_parts split_path parts_of_path path_components",
        "path: str",
        "list[str]",
        """
        Split {path} into its parts; an absolute path has '/' as first part: '/usr/lib/a.txt' gives \
        ['/', 'usr', 'lib', 'a.txt']. Empty parts and '.' are left out.
        List the components of a path. A leading slash is a part of its own, doubled and final slashes \
        and '.' don't count, '..' is kept.
        Return the folders and the name of {path} in order, with '/' in front if it is absolute.
        Parts of a path as pathlib gives them: 'a//b/./c/' is ['a', 'b', 'c'], '/' is ['/'] and '' is [].
        Take a path apart at its slashes; the root counts as the first part.
        """,
        """
        parts = [part for part in path.split("/") if part not in ("", ".")]
        return ["/", *parts] if path.startswith("/") else parts
        """,
        lambda r: (r.choice((_path(r), _path(r), "/", "", ".", "/usr/lib/a.txt", "a//b/./c/")),),
    ),
    made(
        "variants_tools.path_with_tilde_for_home",
        "shorten_home tilde_path display_path collapse_home",
        "path: str; home: str",
        "str",
        """
        Write {path} with '~' for the folder {home}: '/home/ada/docs' with home '/home/ada' is \
        '~/docs', the home folder itself is '~'. Other paths stay, also '/home/adam'.
        Replace {home} at the start of {path} by '~', but only if it is followed by a slash or nothing.
        Return {path} for display, with the home folder abbreviated as '~'; a path that lies elsewhere \
        is returned as it is.
        Shorten paths below the home folder with a tilde. A folder whose name merely begins like it \
        does not count. A slash at the end of {home} is ignored.
        Collapse the user's folder to '~' as a shell prompt does.
        """,
        """
        home = home.rstrip("/")
        if path == home or path.startswith(home + "/"):
            return "~" + path[len(home) :]
        return path
        """,
        lambda r: (
            r.choice(
                ("/home/ada", "/home/ada/docs", "/home/adam", "/opt", "/home/ada/", "/home", "/home/ada/a b")
            ),
            r.choice(("/home/ada", "/home/ada/", "/opt")),
        ),
    ),
    made(
        "variants_tools.same_file_name_in_other_folder",
        "move_to_folder with_folder change_folder destination_path",
        "path: str; folder: str",
        "str",
        """
        Path of the file in {path} after it is moved to {folder}: the folder, one slash and the file \
        name. An empty {folder} gives just the name.
        Keep only the name (what follows the last slash) of {path} and put it into {folder}; a slash at \
        the end of {folder} is not doubled.
        Return {folder} + '/' + file name, so 'src/a.txt' and 'dist/' give 'dist/a.txt' and '/' gives \
        '/a.txt'.
        Where does a file end up when it is moved to {folder}? Its old folders are dropped.
        Replace the folders of {path} by {folder}.
        """,
        """
        name = path.rpartition("/")[2]
        if not folder:
            return name
        return f"{folder.rstrip('/')}/{name}"
        """,
        lambda r: (
            r.choice(("src/a.txt", "/x/y/b.png", "c.md", "./d")),
            r.choice(("dist", "dist/", "", "/", "/var/www/")),
        ),
    ),
    made(
        "variants_tools.glob_star_stops_at_slash",
        "glob_match match_path path_matches matches_glob",
        "path: str; pattern: str",
        "bool",
        """
        Does {path} match the glob {pattern} as a whole? '*' stands for any characters but '/', '?' for \
        one character but '/', '**' for anything including slashes.
        Match a path against a pattern with wildcards. A single star stays within a folder, two stars \
        cross folders, all other characters stand for themselves.
        Return whether {pattern} fits the entire {path}: 'src/*.py' fits 'src/a.py' but not \
        'src/x/a.py', which 'src/**.py' does.
        Glob test in which '*' and '?' never match a slash but '**' does. Case matters.
        Check a path with a shell-like pattern; only '*', '**' and '?' are special.
        """,
        """
        regex = ""
        for token in re.findall(r"\\*\\*|.", pattern, re.DOTALL):
            regex += {"**": ".*", "*": "[^/]*", "?": "[^/]"}.get(token) or re.escape(token)
        return re.fullmatch(regex, path, re.DOTALL) is not None
        """,
        lambda r: (
            r.choice(("src/a.py", "src/x/a.py", "a.py", "src/", "docs/a.md", "src/ab.py")),
            r.choice(
                ("src/*.py", "src/**.py", "*.py", "**", "*", "src/?.py", "src/*/*.py", "**/a.??", "a.py")
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.names_matching_any_glob_any_case",
        "match_any filter_names glob_filter select_by_patterns",
        "names: list[str]; patterns: list[str]",
        "list[str]",
        """
        Keep the {names} that match at least one of {patterns} (with * and ?), ignoring case; no \
        patterns keep nothing. The order stays.
        Filter names by shell patterns case-insensitively: one fitting pattern is enough, and it has to \
        fit the whole name.
        Return those of {names} for which any glob of {patterns} matches, e.g. '*.jpg' matches 'Photo.JPG'.
        Which names fit one of the wildcards? '*' is any text, '?' one character; upper and lower case \
        are the same.
        Select by several patterns at once (a name is listed once even if more than one fits), without \
        regard to case.
        """,
        """
        lowered = [pattern.lower() for pattern in patterns]
        return [name for name in names if any(fnmatchcase(name.lower(), pattern) for pattern in lowered)]
        """,
        lambda r: (_files(r), r.sample(("*.txt", "*.JPG", "r*", "?????*", "README", "*.*"), r.randint(0, 3))),
        "from fnmatch import fnmatchcase",
    ),
    made(
        "variants_tools.names_included_but_not_excluded",
        "select_files include_exclude filter_patterns choose_files",
        "names: list[str]; include: list[str]; exclude: list[str]",
        "list[str]",
        """
        Keep the {names} that match a pattern of {include} (all, if it is empty) and none of {exclude}. \
        Patterns use * and ?, case matters, the order stays.
        Select names by include and exclude globs. Without include patterns everything is included; an \
        exclusion always wins.
        Return the names for which some {include} pattern and no {exclude} pattern fits the whole name; \
        an empty {include} stands for '*'.
        Filter with two lists of wildcards: what to take (nothing given means all) and what to leave out.
        Files to process: included by at least one pattern, if there are any, and excluded by none.
        """,
        """
        def fits(name: str, patterns: list[str]) -> bool:
            return any(fnmatchcase(name, pattern) for pattern in patterns)

        return [name for name in names if (not include or fits(name, include)) and not fits(name, exclude)]
        """,
        lambda r: (
            _files(r),
            r.choice(([], ["*.txt", "*.png"], ["r*", "R*"], ["*.*"])),
            r.choice(([], ["*.png"], ["a*", "?mg*"], ["*"])),
        ),
        "from fnmatch import fnmatchcase",
    ),
    made(
        "variants_tools.ignored_by_last_matching_pattern",
        "is_ignored ignore_file matches_ignore should_ignore",
        "name: str; patterns: list[str]",
        "bool",
        """
        Is {name} ignored by {patterns} as in an ignore file? The last pattern that matches decides; \
        one that begins with '!' takes {name} back in. Blank lines and lines starting with '#' are \
        skipped; * and ? are wildcards.
        Apply ignore rules in order: a matching pattern ignores the name, a matching '!pattern' \
        un-ignores it, later rules override earlier ones. Comments (#) and empty lines have no effect.
        Return True if the last rule that fits {name} is not a negated one. Without a fitting rule the \
        name is not ignored.
        Check a file name against lines of an ignore file with negation by '!'.
        Should {name} be left out? Rules are globs for the whole name, '!' reverses a rule, and the \
        last word counts.
        """,
        """
        ignored = False
        for pattern in patterns:
            pattern = pattern.strip()
            if not pattern or pattern.startswith("#"):
                continue
            if fnmatchcase(name, pattern.removeprefix("!")):
                ignored = not pattern.startswith("!")
        return ignored
        """,
        lambda r: (
            r.choice(("a.log", "keep.log", "notes.txt", "b.tmp", "#x")),
            [
                r.choice(("*.log", "!keep.log", "*.tmp", "# *.txt", "", "*", "!*.txt", "?.log"))
                for _ in range(r.randint(0, 4))
            ],
        ),
        "from fnmatch import fnmatchcase",
    ),
    made(
        "variants_tools.dotenv_quotes_and_inline_comments",
        "parse_env parse_dotenv load_env read_env",
        "text: str",
        "dict[str, str]",
        """
        Parse the dotenv {text}: lines 'KEY=value', an optional 'export ' in front. A value in single \
        or double quotes is taken without them; otherwise ' #' starts a comment. Blank lines, comment \
        lines and lines without '=' are skipped.
        Read the variables of a .env file into a dict. Quotes of either kind around a value are removed \
        and protect a '#', unquoted values end before ' #'; keys and values are trimmed.
        Return name and value of every assignment. 'export' is ignored, so are lines that start with \
        '#' or have no '='; a comment behind an unquoted value is cut off.
        Environment file to dict, with quoted values kept exactly as they are between the quotes.
        Load 'NAME=value' lines: "A='x # y'" gives 'x # y', 'B=x # y' gives 'x', 'export C=1' gives '1' \
        and 'D=' gives ''. The last of equal names counts.
        """,
        """
        result = {}
        for line in text.splitlines():
            line = line.strip().removeprefix("export ").strip()
            key, equals, value = line.partition("=")
            if not equals or line.startswith("#"):
                continue
            value = value.strip()
            if value[:1] in ("'", '"') and value.find(value[0], 1) > 0:
                value = value[1 : value.find(value[0], 1)]
            elif value.startswith("#"):
                value = ""
            else:
                value = value.split(" #")[0].strip()
            result[key.strip()] = value
        return result
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "A=1",
                        "export B = two",
                        'C="x # y"',
                        "D='it is'  # note",
                        "E=x # y",
                        "# F=1",
                        "",
                        "G=",
                        "no value",
                        "A=a=b",
                        "URL=http://x#top",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "variants_tools.dotenv_text_with_needed_quotes",
        "to_dotenv write_env format_env dump_env",
        "values: dict[str, object]",
        "str",
        """
        Write {values} as dotenv text: 'KEY=value' lines sorted by key, names in capitals. True and \
        False become 'true' and 'false', None nothing, and a value with spaces, '#' or quotes is put \
        into double quotes, with a backslash before each double quote in it.
        Make the content of a .env file. Keys are upper-cased and sorted, booleans are small letters, \
        None is an empty value; quotes surround values that contain a space, a '#', or a quote of \
        either kind.
        Return lines KEY=value for a dict. Only where necessary the value stands in double quotes, \
        inner ones are escaped by a backslash.
        Dump settings for the environment, in alphabetical order of the keys, one per line, without a \
        line break at the end.
        {{'name': 'My App', 'debug': True}} becomes 'DEBUG=true' and 'NAME="My App"'.
        """,
        """
        lines = []
        for key, value in sorted(values.items()):
            if value is None:
                text = ""
            elif isinstance(value, bool):
                text = str(value).lower()
            else:
                text = str(value)
            if any(char in text for char in " #'\\""):
                text = '"' + text.replace('"', '\\\\"') + '"'
            lines.append(f"{key.upper()}={text}")
        return "\\n".join(lines)
        """,
        lambda r: (
            {
                key: r.choice((True, False, None, 8080, "tea", "My App", 'say "hi"', "a#b", "", "it's"))
                for key in r.sample(("name", "debug", "port", "api_key", "url"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_tools.ini_text_from_sections",
        "to_ini write_ini format_ini dump_ini",
        "sections: dict[str, dict[str, object]]",
        "str",
        """
        Write {sections} as INI text: '[name]', then 'key = value' lines, an empty line between \
        sections. Booleans are 'yes' and 'no', None leaves the value empty ('key ='); order is kept.
        INI file from nested dicts. Each section has its heading in brackets followed by its settings; \
        True is yes, False is no, None has nothing behind the '='.
        Return the settings of each section below '[section]', parted by an empty line, without a line \
        break at the end.
        Dump a configuration of sections and values in INI form.
        {{'db': {{'port': 1, 'ssl': True}}}} becomes '[db]', 'port = 1', 'ssl = yes', each on its own line.
        """,
        """
        words = {True: "yes", False: "no", None: ""}
        blocks = []
        for name, settings in sections.items():
            lines = [f"[{name}]"]
            for key, value in settings.items():
                text = words[value] if value is None or isinstance(value, bool) else value
                lines.append(f"{key} = {text}".rstrip())
            blocks.append("\\n".join(lines))
        return "\\n\\n".join(blocks)
        """,
        lambda r: (
            {
                name: {
                    key: r.choice((True, False, None, 1, 0, "tea"))
                    for key in r.sample(("port", "ssl", "host"), r.randint(0, 3))
                }
                for name in r.sample(("db", "web", "log"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "variants_tools.ini_value_of_section_and_key",
        "get_ini_value ini_get read_ini_value config_value",
        "text: str; section: str; key: str; default: str = ''",
        "str",
        """
        Value of {key} in [{section}] of the INI {text}, {default} if there is none. Names are compared \
        without case, spaces around are ignored, lines that start with ';' or '#' are comments; the \
        first match counts.
        Look up one setting in INI text: find the line 'key = value' below the heading '[section]' (any \
        case) and return what follows '=', trimmed.
        Return a setting of a section or {default}. Comment lines are skipped; settings above the first \
        heading belong to the section ''.
        Read a single value from INI text without regard to case in the names of section and key; if it \
        occurs twice, the first is returned.
        Which value does {key} have in the given section? {default} if the section or the key is missing.
        """,
        """
        current = ""
        for line in text.splitlines():
            line = line.strip()
            if line.startswith("[") and line.endswith("]"):
                current = line[1:-1].strip()
            elif "=" in line and line[0] not in ";#" and current.lower() == section.lower():
                name, _, value = line.partition("=")
                if name.strip().lower() == key.lower():
                    return value.strip()
        return default
        """,
        lambda r: (
            "\n".join(
                r.choice(("[db]", "[ Web ]", "port = 1", "Port=2", "host = local", "; port = 3", "", "x"))
                for _ in range(r.randint(0, 8))
            ),
            r.choice(("db", "web", "WEB", "", "log")),
            r.choice(("port", "PORT", "host")),
            r.choice(("", "none")),
        ),
    ),
    made(
        "variants_tools.env_int_within_limits",
        "env_int get_env_int int_setting read_int",
        "env: dict[str, str]; name: str; default: int = 0; low: int = 0; high: int = 65535",
        "int",
        """
        Whole number of the variable {name} in {env}, limited to {low} through {high}; {default} if it \
        is missing, blank or no whole number.
        Read an int from the environment {env}. Text that int() does not understand, or no text, gives \
        {default} unchanged; a number that is too small or too large becomes {low} or {high}.
        Return int(env[name]) clamped to the given limits, or {default} when that fails.
        Integer setting with fallback and bounds: invalid values are silently replaced by {default}, \
        numbers out of bounds by the nearest bound.
        Get a number from environment variables; spaces around it are fine, '1.5' or 'abc' count as not set.
        """,
        """
        try:
            value = int(env.get(name, ""))
        except ValueError:
            return default
        return max(low, min(high, value))
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {"PORT": r.choice(("80", " 8080 ", "", "abc", "-5", "99999", "1.5", "+7"))},
                    {"PORT": str(r.randint(0, 300))},
                )
            ),
            "PORT",
            r.choice((0, 8000)),
            r.choice((0, 1, 10)),
            r.choice((100, 65535)),
        ),
    ),
    made(
        "variants_tools.env_list_trimmed_or_default",
        "env_list get_env_list list_setting split_setting",
        "env: dict[str, str]; name: str; default: list[str] | None = None",
        "list[str]",
        """
        List in the comma-separated variable {name} of {env}: items trimmed, empty ones dropped. A \
        missing variable gives {default}, or [] without one; a blank one gives [].
        Read a list from environment variables. 'a, b,,c' is ['a', 'b', 'c']; if {name} is not set at \
        all, {default} is returned (no default means an empty list).
        Return the parts of env[name] between commas without spaces around them and without empty \
        parts, {default} or [] if the variable does not exist.
        Setting with several values, parted by commas; only a variable that is absent leads to {default}.
        Split an environment value at commas into a clean list.
        """,
        """
        if name not in env:
            return list(default or [])
        return [item.strip() for item in env[name].split(",") if item.strip()]
        """,
        lambda r: (
            r.choice(
                ({}, {"HOSTS": r.choice(("a, b,,c", "", " , ", "x.io", "a,a", " b "))}, {"HOSTS": "a,b , c"})
            ),
            "HOSTS",
            r.choice((None, ["localhost"], [])),
        ),
    ),
    made(
        "variants_tools.env_bool_checked",
        "env_bool get_env_bool bool_setting read_flag",
        "env: dict[str, str]; name: str; default: bool = False",
        "bool",
        """
        Switch {name} in {env}: '1', 'true', 'yes', 'on' are True, '0', 'false', 'no', 'off' False, in \
        any case; missing or blank gives {default}. Raises ValueError for other text.
        Read a boolean from environment variables. Unset or empty means {default}, the usual words for \
        on and off are understood, anything else is a ValueError.
        Return True or False for the text of the variable (case and outer spaces ignored), {default} if \
        there is none; unknown words raise ValueError.
        Boolean setting that is strict about its text: 1/true/yes/on or 0/false/no/off.
        Is the flag set in {env}? Use {default} for no text, and fail with ValueError for text that is \
        neither a yes nor a no.
        """,
        """
        text = env.get(name, "").strip().lower()
        if not text:
            return default
        if text in ("1", "true", "yes", "on"):
            return True
        if text in ("0", "false", "no", "off"):
            return False
        raise ValueError(f"{name} is not a boolean: {text!r}")
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {"DEBUG": r.choice(("", " ", "1", "TRUE", "Yes", " on "))},
                    {"DEBUG": r.choice(("0", "No", "OFF", "false"))},
                )
            ),
            "DEBUG",
            r.choice((True, False)),
        ),
    ),
    made(
        "variants_tools.env_value_in_type_of_default",
        "get_setting env_value typed_env read_setting",
        "env: dict[str, str]; name: str; default: object",
        "object",
        """
        Value of {name} in {env}, converted to the type of {default}: bool (true for '1', 'true', \
        'yes', 'on' in any case, else False), int, float, list (split at commas, trimmed) or text. \
        {default} if it is not set.
        Read a variable and give it the type that its default has. Lists are comma-separated, booleans \
        are True only for 1, true, yes and on; a missing variable gives {default} itself.
        Return {default} without the variable, otherwise its text as bool, int, float, list of str or \
        str, whichever {default} is.
        Typed environment setting: the kind of the default decides how the text is understood.
        With default 5 the text '7' gives 7, with default 0.5 it gives 7.0, with [] it gives ['7'], \
        with False it gives False, and with '' it stays '7'.
        """,
        """
        if name not in env:
            return default
        text = env[name]
        if isinstance(default, bool):
            return text.strip().lower() in ("1", "true", "yes", "on")
        if isinstance(default, (int, float)):
            return type(default)(text)
        if isinstance(default, list):
            return [item.strip() for item in text.split(",")]
        return text
        """,
        lambda r: (
            r.choice(({}, {"X": r.choice(("1", "7", "0"))}, {"X": "12"})) if r.random() < 0.6 else {"X": "1"},
            "X",
            r.choice((5, 0.5, True, False, ["a"], "")),
        ),
    ),
    made(
        "variants_tools.missing_env_names_text",
        "check_env missing_env require_env env_problems",
        "env: dict[str, str]; required: list[str]",
        "str",
        """
        Message 'Missing environment variables: A, B' with those of {required} that {env} lacks or has \
        blank, in the given order; '' if all are there. For a single one it says 'variable'.
        Which required variables are not set? Empty or blank values count as missing. The text names \
        them, joined by commas, with singular or plural; nothing missing gives ''.
        Return an error text for required settings without a value in {env}, e.g. 'Missing environment \
        variable: TOKEN', or an empty text.
        Check the environment: list the names in {required} that have no visible value as one sentence \
        without a full stop.
        '' if every name in {required} has a non-blank value, otherwise the message with the names that \
        have none.
        """,
        """
        missing = [name for name in required if not env.get(name, "").strip()]
        if not missing:
            return ""
        noun = "variable" if len(missing) == 1 else "variables"
        return f"Missing environment {noun}: {', '.join(missing)}"
        """,
        lambda r: (
            {
                name: r.choice(("x", "1", "", " "))
                for name in r.sample(("HOST", "PORT", "TOKEN"), r.randint(0, 3))
            },
            r.choice((["HOST", "PORT"], ["TOKEN"], [], ["TOKEN", "HOST", "PORT"])),
        ),
    ),
    made(
        "variants_tools.env_with_prefix_nested",
        "settings_from_env env_to_config load_prefixed_env config_from_env",
        "env: dict[str, str]; prefix: str = 'APP_'",
        "dict[str, object]",
        """
        Settings from the variables of {env} that start with {prefix}: the rest of the name in lower \
        case, where '__' leads into an inner dict: 'APP_DB__HOST' becomes {{'db': {{'host': ...}}}}. \
        Other variables are ignored, values stay text.
        Build a nested config from prefixed environment variables. The prefix is removed, names are \
        lower-cased, and double underscores separate levels.
        Return a dict of dicts for the names with {prefix}; a single underscore is part of a name, two \
        of them part the levels.
        Read 'APP_DEBUG=1' and 'APP_DB__PORT=5432' as {{'debug': '1', 'db': {{'port': '5432'}}}}.
        Collect environment variables with a common prefix into a configuration with small keys and \
        levels at '__'.
        """,
        """
        config = {}
        for name, value in env.items():
            if not name.startswith(prefix):
                continue
            *outer, last = name[len(prefix) :].lower().split("__")
            target = config
            for key in outer:
                target = target.setdefault(key, {})
            target[last] = value
        return config
        """,
        lambda r: (
            {
                name: r.choice(("1", "x", ""))
                for name in r.sample(
                    (
                        "APP_DEBUG",
                        "APP_DB__HOST",
                        "APP_DB__PORT",
                        "PATH",
                        "APP_LOG_LEVEL",
                        "APP_A__B__C",
                        "MY_APP_X",
                    ),
                    r.randint(0, 5),
                )
            },
            r.choice(("APP_", "APP_", "MY_")),
        ),
    ),
    made(
        "variants_tools.connection_string_to_dict",
        "parse_connection_string parse_settings parse_key_values connection_options",
        "text: str",
        "dict[str, str]",
        """
        Parse a connection string such as 'Server=db1; Port=5432;User Id=ada' into a dict with \
        lower-case keys, spaces in keys as '_', both sides trimmed. Parts without '=' are ignored, the \
        first of equal keys wins.
        Split at semicolons and then at the first '='. Keys are small letters with underscores for \
        blanks; empty parts and parts that have no '=' are left out.
        Return the settings of {text}, 'User Id' as 'user_id'; a value may contain '=' and may be \
        empty. Of repeated keys the earliest is kept.
        Read 'Key=Value;Key=Value' pairs, case-insensitive in the keys.
        Connection string to dict: {{'server': 'db1', 'port': '5432', 'user_id': 'ada'}} for the three \
        settings of a database.
        """,
        """
        settings = {}
        for part in text.split(";"):
            key, equals, value = part.partition("=")
            if equals:
                settings.setdefault(key.strip().lower().replace(" ", "_"), value.strip())
        return settings
        """,
        lambda r: (
            r.choice((";", "; ")).join(
                r.choice(
                    (
                        "Server=db1",
                        "Port = 5432",
                        "User Id=ada",
                        "port=1",
                        "Password=a=b",
                        "Trusted",
                        "",
                        "Name=",
                    )
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "variants_tools.duration_ms_seconds_or_minutes",
        "format_duration elapsed_text format_elapsed duration_text",
        "seconds: float",
        "str",
        """
        Write a run time of {seconds} briefly: '350ms' below a second (rounded), '2.5s' with one \
        decimal below a minute, '1m 05s' below an hour, '1h 02m' from then on (whole seconds and \
        minutes cut off).
        Format an elapsed time for the console: milliseconds, seconds with one decimal, minutes with \
        two-digit seconds, or hours with two-digit minutes, depending on its length.
        Return 'Nms' under 1, 'N.Ns' under 60, 'Mm SSs' under 3600 and 'Hh MMm' above. Smaller parts \
        than shown are dropped for minutes and hours.
        Duration as short text whose precision falls with its size, such as 80ms, 12.0s, 3m 09s and 2h 00m.
        How long did it take? One of the forms ms, s, m and s, or h and m.
        """,
        """
        if seconds < 1:
            return f"{round(seconds * 1000)}ms"
        if seconds < 60:
            return f"{seconds:.1f}s"
        minutes, rest = divmod(int(seconds), 60)
        if minutes < 60:
            return f"{minutes}m {rest:02d}s"
        return f"{minutes // 60}h {minutes % 60:02d}m"
        """,
        lambda r: (
            r.choice((0.0, 0.08, 0.35, 1.0, 2.5, 12.04, 59.9, 60.0, 65.7, 189.0, 3600.0, 3725.5, 90000.0)),
        ),
    ),
    made(
        "variants_tools.timestamp_to_iso_with_z",
        "timestamp_to_iso iso_time format_timestamp unix_to_iso",
        "timestamp: int",
        "str",
        """
        Write the Unix {timestamp} in seconds as UTC time 'YYYY-MM-DDTHH:MM:SSZ': 0 gives \
        '1970-01-01T00:00:00Z'.
        ISO 8601 text in UTC, with 'T' in the middle and 'Z' at the end, for seconds since 1970.
        Return date and time of {timestamp} (seconds, UTC) in ISO form with a final Z and without fractions.
        Convert a Unix time to text like '2024-03-10T09:15:00Z'.
        When was {timestamp}? Answer as an ISO time stamp of the time zone UTC.
        """,
        """
        return datetime.fromtimestamp(timestamp, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        """,
        lambda r: (r.choice((0, 59, 86400, 951782400, 1709251199, r.randint(0, 2**31))),),
        "from datetime import datetime, timezone",
    ),
    made(
        "variants_tools.iso_with_z_to_timestamp",
        "iso_to_timestamp parse_timestamp to_unix_time iso_to_unix",
        "text: str",
        "int",
        """
        Unix time in seconds of an ISO time {text} such as '2024-03-10T09:15:00Z' or \
        '2024-03-10T10:15:00+01:00'; without a zone it is UTC.
        Convert an ISO date and time to seconds since 1970. 'Z' and offsets like '+02:00' are \
        understood, no offset means UTC; fractions are cut off.
        Return the whole seconds from 1970-01-01T00:00:00Z to the moment that {text} names.
        Parse an ISO 8601 time stamp into a Unix timestamp, taking UTC where no offset is written.
        How many seconds after the start of 1970 (UTC) is {text}?
        """,
        """
        moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=timezone.utc)
        return int(moment.timestamp())
        """,
        lambda r: (
            f"{r.randint(1971, 2037)}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d}"
            f"T{r.randint(0, 23):02d}:15:0{r.randint(0, 9)}"
            + r.choice(("Z", "", "+00:00", "+01:00", "-05:30", ".500Z", ".999999")),
        ),
        "from datetime import datetime, timezone",
    ),
    made(
        "variants_tools.exit_code_meaning",
        "exit_message describe_exit exit_code_text explain_exit",
        "code: int",
        "str",
        """
        Meaning of a process's exit {code}: 0 'success', 1 'error', 2 'usage error', 126 'not \
        executable', 127 'command not found', 130 'interrupted', other codes from 129 to 165 'killed by \
        signal N' with N = code - 128, anything else 'exit code N'.
        Explain an exit status in words. Codes above 128 (up to 165) stand for signals, except 130, \
        which is 'interrupted'; unknown ones are named 'exit code N'.
        Return a short text for {code}: success, error, usage error, not executable (126), command not \
        found (127), interrupted (130) or killed by a signal.
        What does the return code of a command mean? 137 is 'killed by signal 9', 3 is 'exit code 3'.
        Describe how a program ended by its exit code, following the conventions of Unix shells.
        """,
        """
        known = {
            0: "success",
            1: "error",
            2: "usage error",
            126: "not executable",
            127: "command not found",
            130: "interrupted",
        }
        if code in known:
            return known[code]
        if 129 <= code <= 165:
            return f"killed by signal {code - 128}"
        return f"exit code {code}"
        """,
        lambda r: (r.choice((0, 1, 2, 3, 126, 127, 128, 129, 130, 137, 143, 165, 166, 255)),),
    ),
    made(
        "variants_tools.result_counts_without_zeros",
        "test_summary summary_line result_summary format_results",
        "passed: int; failed: int = 0; skipped: int = 0",
        "str",
        """
        Summary like '3 passed, 1 failed, 2 skipped', where counts of 0 are left out; 'nothing ran' if \
        all are 0.
        Put the results of a run into one line, parts joined by commas in the order passed, failed, \
        skipped. Zeros don't appear, and no results at all give 'nothing ran'.
        Return the non-zero counts with their words, e.g. '5 passed' or '1 failed, 1 skipped'.
        Tell how many checks {passed}, {failed} and were {skipped}, naming only what occurred.
        One-line report of counts; without any it says 'nothing ran'.
        """,
        """
        counts = ((passed, "passed"), (failed, "failed"), (skipped, "skipped"))
        return ", ".join(f"{count} {word}" for count, word in counts if count) or "nothing ran"
        """,
        lambda r: (r.choice((0, 1, 12)), r.choice((0, 0, 1, 3)), r.choice((0, 0, 2))),
    ),
    made(
        "variants_tools.changed_files_insertions_deletions",
        "change_summary diffstat_line commit_summary diff_totals",
        "files: int; insertions: int; deletions: int",
        "str",
        """
        Summary of a commit such as '2 files changed, 3 insertions(+), 1 deletion(-)': singular for 1, \
        and insertions or deletions of 0 are left out. No files give 'no changes'.
        One line as version control prints it: number of changed files, then insertions with (+) and \
        deletions with (-) as far as there are any, all with the right singular or plural.
        Return 'N file(s) changed' followed by the non-zero counts of inserted and deleted lines; 'no \
        changes' for 0 {files}.
        Diff statistics in words, e.g. '1 file changed, 1 insertion(+)'.
        How much was changed? Files, insertions(+) and deletions(-), parted by commas, with zeros \
        omitted after the files.
        """,
        """
        if files == 0:
            return "no changes"
        parts = [f"{files} file{'s' if files != 1 else ''} changed"]
        if insertions:
            parts.append(f"{insertions} insertion{'s' if insertions != 1 else ''}(+)")
        if deletions:
            parts.append(f"{deletions} deletion{'s' if deletions != 1 else ''}(-)")
        return ", ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 1, 2, 5)), r.choice((0, 1, 3, 20)), r.choice((0, 1, 4))),
    ),
    made(
        "variants_tools.count_noun_thousands_commas",
        "count_text pluralize format_count count_noun",
        "count: int; singular: str; plural: str = ''",
        "str",
        """
        Write {count} with commas between thousands and the noun: '1 file', '1,234 files', '0 files'. \
        {plural} is used unless {count} is 1; without it an 's' is added to {singular}.
        Count and noun, e.g. '2,000 entries' for singular 'entry' and plural 'entries'. Only 1 takes \
        the singular, an empty {plural} means {singular} + 's'.
        Return the number, grouped by commas, a space and the right form of the word.
        Say how many there are: thousands are separated, the plural form is given or built with 's'.
        Pluralize with a count in front; zero and negative counts take the plural.
        """,
        """
        noun = singular if count == 1 else plural or singular + "s"
        return f"{count:,} {noun}"
        """,
        lambda r: (
            r.choice((0, 1, 2, 999, 1000, 1234567)),
            *r.choice((("file",), ("entry", "entries"), ("child", "children"), ("item", ""))),
        ),
    ),
    made(
        "variants_tools.version_triple_or_error",
        "parse_version version_tuple parse_semver version_key",
        "version: str",
        "tuple[int, int, int]",
        """
        Turn {version} such as '1.2.3', 'v1.2' or '2' into three numbers (major, minor, patch); missing \
        ones are 0. Raises ValueError for more than three parts or anything that is not a number.
        Parse a version into a tuple of three ints. A leading 'v' or 'V' is allowed, 'v1.2' gives (1, \
        2, 0); other text is a ValueError.
        Return (major, minor, patch). One to three numbers parted by dots are accepted, with or without \
        'v' in front, all else raises ValueError.
        Version text to comparable triple, filled up with zeros: '3' is (3, 0, 0).
        Read up to three dot-separated numbers; invalid versions such as '1.x' or '1.2.3.4' raise \
        ValueError.
        """,
        """
        match = re.fullmatch(r"[vV]?(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?", version.strip())
        if not match:
            raise ValueError(f"invalid version: {version!r}")
        major, minor, patch = (int(part or 0) for part in match.groups())
        return major, minor, patch
        """,
        lambda r: (
            r.choice(("", "v", "V", " "))
            + ".".join(str(r.choice((0, 1, 2, 10, 23))) for _ in range(r.randint(1, 3))),
        ),
        "import re",
    ),
    made(
        "variants_tools.compare_versions_by_operator",
        "check_version compare_versions version_matches version_compare",
        "first: str; operator: str; second: str",
        "bool",
        """
        Is '{first} {operator} {second}' true for dotted versions? Operators: '==', '!=', '<', '<=', \
        '>', '>='. Parts are compared as numbers, missing ones count as 0; another operator raises \
        ValueError.
        Compare two versions with the given operator, e.g. ('1.10', '>', '1.9') is True and ('1.0', \
        '==', '1') as well. ValueError for an unknown operator.
        Return the result of a comparison of version numbers. They are padded with zeros to the same \
        length first.
        Does the relation hold between two versions? Numeric comparison part by part, so 1.10 is newer \
        than 1.9.
        Evaluate a version comparison such as '2.0.0' >= '1.9.9', written as three arguments.
        """,
        """
        left = [int(part) for part in first.split(".")]
        right = [int(part) for part in second.split(".")]
        size = max(len(left), len(right))
        left += [0] * (size - len(left))
        right += [0] * (size - len(right))
        results = {
            "==": left == right,
            "!=": left != right,
            "<": left < right,
            "<=": left <= right,
            ">": left > right,
            ">=": left >= right,
        }
        if operator not in results:
            raise ValueError(f"unknown operator: {operator}")
        return results[operator]
        """,
        lambda r: (
            r.choice(("1", "1.0", "1.9", "1.10", "2.0.0", "1.0.1")),
            r.choice(("==", "!=", "<", "<=", ">", ">=")),
            r.choice(("1", "1.0", "1.9", "1.10", "2.0.0", "1.0.1")),
        ),
    ),
    made(
        "variants_tools.version_meets_all_constraints",
        "satisfies version_satisfies matches_constraints check_constraints",
        "version: str; constraints: str",
        "bool",
        """
        Does {version} meet all comma-separated {constraints} such as '>=1.2,<2.0'? Operators >=, <=, \
        >, <, == and !=, spaces allowed; parts are numbers, missing ones 0. No constraints are always met.
        Check a version against a requirement with several conditions, every one of which has to hold: \
        '>=1.0, !=1.5'. An empty requirement accepts everything.
        Return True if {version} satisfies each of the conditions in {constraints}. Versions are \
        compared numerically and padded with zeros, so '1.2' equals '1.2.0'.
        Is the installed version allowed by a specifier like '>=1.4,<2'?
        Evaluate version conditions joined by commas; all of them must be true.
        """,
        """
        def key(text: str) -> list[int]:
            parts = [int(part) for part in text.split(".")]
            return parts + [0] * (4 - len(parts))

        value = key(version)
        for sign, wanted in re.findall(r"(>=|<=|==|!=|>|<)\\s*([\\d.]+)", constraints):
            other = key(wanted)
            if sign == "==" and value != other or sign == "!=" and value == other:
                return False
            if sign in (">", ">=") and value < other or sign in ("<", "<=") and value > other:
                return False
            if sign in (">", "<") and value == other:
                return False
        return True
        """,
        lambda r: (
            r.choice(("1.2", "1.2.0", "1.4.2", "2.0", "1.10", "0.9")),
            r.choice(
                ("", ">=1.2,<2.0", ">1.2", "<=1.4, !=1.2", "==1.2", ">= 1.4.2 , < 1.10", "<2", "!=2.0.0")
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.version_tilde_compatible",
        "is_compatible matches_tilde tilde_match same_minor",
        "version: str; base: str",
        "bool",
        """
        Is {version} compatible with '~{base}': same major and minor number and a patch that is not \
        lower? Both are written 'x.y.z'.
        Tilde rule: only the last number may be higher. '1.2.9' fits base '1.2.3', '1.3.0' and '1.2.2' \
        don't.
        Return True if {version} is {base} or a later patch release of the same minor version. Numbers \
        are compared as numbers.
        Check two versions x.y.z: equal in x and y, and z of {version} at least that of {base}.
        May {version} be installed where '~' and {base} are required?
        """,
        """
        major, minor, patch = (int(part) for part in version.split("."))
        base_major, base_minor, base_patch = (int(part) for part in base.split("."))
        return (major, minor) == (base_major, base_minor) and patch >= base_patch
        """,
        lambda r: (
            lambda base: (r.choice((base, base + "0", base[:-1] + "9", _version(r), base[:-1] + "0")), base)
        )(f"{r.randint(0, 2)}.{r.choice((2, 10))}.{r.choice((1, 3, 9))}"),
    ),
    made(
        "variants_tools.newest_stable_update_or_none",
        "available_update latest_update find_update update_to",
        "current: str; versions: list[str]",
        "str | None",
        """
        Newest of {versions} that is newer than {current}, ignoring pre-releases (with a '-' in them); \
        None if there is no update. All are 'x.y.z'.
        Which version should be offered as an update? Take the highest stable one, compared by numbers, \
        but only if it is above {current}.
        Return the highest version without a '-label' if it is greater than {current}, otherwise None.
        Find an update: '1.10.0' beats '1.9.3', '2.0.0-beta' does not count, and the same or older \
        versions give None.
        Latest stable release after {current}, or None.
        """,
        """
        def key(version: str) -> list[int]:
            return [int(part) for part in version.split(".")]

        newer = [version for version in versions if "-" not in version and key(version) > key(current)]
        return max(newer, key=key, default=None)
        """,
        lambda r: (
            r.choice(("1.2.3", "1.9.0", "2.0.0")),
            [
                r.choice(("1.2.3", "1.2.4", "1.10.0", "1.9.3", "2.0.0", "2.0.0-beta", "3.0.0-rc.1"))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_tools.next_release_candidate",
        "next_prerelease bump_prerelease next_rc bump_rc",
        "version: str; label: str = 'rc'",
        "str",
        """
        Next pre-release after {version}: '1.2.3-rc.1' becomes '1.2.3-rc.2'; a release '1.2.3' becomes \
        '1.2.4-rc.1'; another label starts again at 1 ('1.2.4-beta.3' gives '1.2.4-rc.1').
        Count up the number behind '-{label}.', or begin with 1: after a plain version the patch number \
        is raised first, after a different label the version stays.
        Return the following pre-release version with {label} ('rc' by default).
        Bump a pre-release: same label, number + 1; other label, number 1; no label, next patch with \
        number 1.
        Which release candidate comes after {version}, written 'x.y.z' or 'x.y.z-label.n'?
        """,
        """
        base, dash, suffix = version.partition("-")
        if not dash:
            major, minor, patch = base.split(".")
            return f"{major}.{minor}.{int(patch) + 1}-{label}.1"
        name, _, number = suffix.partition(".")
        return f"{base}-{label}.{int(number) + 1 if name == label else 1}"
        """,
        lambda r: (
            _version(r) + r.choice(("", "-rc.1", "-rc.9", "-beta.3", "-alpha.10")),
            r.choice(("rc", "rc", "beta")),
        ),
    ),
    made(
        "variants_tools.next_version_from_commits",
        "next_version bump_from_commits release_version version_after_commits",
        "version: str; commits: list[str]",
        "str",
        """
        Version after {commits} by their first lines: '!' before the colon or 'BREAKING CHANGE' \
        anywhere raises the major number, 'feat' the minor, 'fix' the patch, in this priority; lower \
        numbers become 0. Other commits change nothing.
        Semantic release: look at messages such as 'feat(cart): add coupons' and bump 'x.y.z' by the \
        most important one. Breaking is major, feat is minor, fix is patch, nothing else counts.
        Return the next version 'x.y.z', or {version} itself if no commit is a feature, a fix or breaking.
        Derive a release number from conventional commit messages; only the largest step is applied, once.
        '1.2.3' with a 'fix: ...' is '1.2.4', with a 'feat: ...' '1.3.0', with a 'feat!: ...' '2.0.0'.
        """,
        """
        major, minor, patch = (int(part) for part in version.split("."))
        types = set()
        for commit in commits:
            match = re.match(r"(\\w+)(\\([^)]*\\))?(!?):", commit)
            if "BREAKING CHANGE" in commit or (match and match[3]):
                return f"{major + 1}.0.0"
            if match:
                types.add(match[1])
        if "feat" in types:
            return f"{major}.{minor + 1}.0"
        if "fix" in types:
            return f"{major}.{minor}.{patch + 1}"
        return version
        """,
        lambda r: (
            _version(r),
            [
                r.choice(
                    (
                        "fix: typo",
                        "feat(cart): add coupons",
                        "docs: readme",
                        "chore: x",
                        "update stuff",
                        "fix(api)!: new form",
                        "refactor: y\n\nBREAKING CHANGE: z",
                    )
                )
                for _ in range(r.randint(0, 3))
            ],
        ),
        "import re",
    ),
    made(
        "variants_tools.conventional_commit_parts",
        "parse_commit parse_commit_message commit_parts read_commit",
        "message: str",
        "dict[str, object] | None",
        """
        Parse a conventional commit {message} such as 'feat(cart)!: add coupons': a dict with 'type', \
        'scope' (None if there is none), 'breaking' (bool) and 'description'. Only the first line \
        counts; None if it has another form.
        Take the subject of a commit apart into type (small letters), optional scope in parentheses, \
        whether there is a '!' before the colon, and the text behind ': '. Not of this form: None.
        Return type, scope, breaking and description of {message}, or None. The description must not be \
        empty, and a space follows the colon.
        Read 'type(scope)!: description'; scope and '!' may be missing.
        'fix: typo' gives {{'type': 'fix', 'scope': None, 'breaking': False, 'description': 'typo'}}, \
        'Fixed typo' gives None.
        """,
        """
        pattern = r"([a-z]+)(?:\\(([^()]+)\\))?(!)?: (.+)"
        match = re.match(pattern + "$", message.split("\\n")[0])
        if not match:
            return None
        return {
            "type": match[1],
            "scope": match[2],
            "breaking": match[3] is not None,
            "description": match[4],
        }
        """,
        lambda r: (
            r.choice(("feat", "fix", "docs", "Fix", ""))
            + r.choice(("", "(cart)", "(api-v2)", "()"))
            + r.choice(("", "", "!"))
            + r.choice((": ", ": ", ": ", ":", " "))
            + r.choice(("add coupons", "typo", ""))
            + r.choice(("", "\n\nmore text")),
        ),
        "import re",
    ),
    made(
        "variants_tools.commit_subject_problems",
        "check_commit lint_commit commit_problems validate_commit_message",
        "message: str; limit: int = 50",
        "list[str]",
        """
        What is wrong with the commit {message}? 'empty subject' (then nothing else), 'subject too \
        long' (first line over {limit} characters), 'ends with a period', 'starts with lower case', \
        'missing blank line' (a second line that is not blank), in this order.
        Check a commit message: its first line must not be blank, longer than {limit}, end with '.' or \
        begin with a small letter, and the second line, if any, has to be blank. Return the problems as \
        texts, [] if it is fine.
        List the violated rules for {message} in a fixed order; an empty first line is reported alone.
        Lint a commit message in the classic style (capital letter, no final period, short subject, \
        blank line before the body).
        Problems of subject and body separation: too long, a period at its end, a lower-case start, no \
        blank line after it.
        """,
        """
        lines = message.split("\\n")
        subject = lines[0].strip()
        if not subject:
            return ["empty subject"]
        problems = []
        if len(subject) > limit:
            problems.append("subject too long")
        if subject.endswith("."):
            problems.append("ends with a period")
        if subject[0].islower():
            problems.append("starts with lower case")
        if len(lines) > 1 and lines[1].strip():
            problems.append("missing blank line")
        return problems
        """,
        lambda r: (
            r.choice(
                (
                    "Add coupons",
                    "add coupons.",
                    "",
                    "Fix the typo in the long heading of the cart page",
                    "fix",
                    "Update.",
                )
            )
            + r.choice(("", "", "\n\nBody", "\nBody")),
            r.choice((50, 20)),
        ),
    ),
    made(
        "variants_tools.changelog_from_commits",
        "changelog make_changelog release_notes format_changelog",
        "version: str; commits: list[str]",
        "str",
        """
        Markdown changelog for {version}: '## version', then '### Features' with '- text' for every \
        'feat' commit and '### Fixes' for every 'fix' commit, empty sections left out. Scopes are \
        dropped, other commits ignored; an empty line stands before each section.
        Release notes from conventional commits. Features come before fixes; each section has its \
        heading and a bullet per commit with the text behind the colon.
        Return the heading for {version} and the sections that have entries, parted by empty lines, \
        without one at the end.
        Turn messages like 'feat(cart): add coupons' and 'fix: typo' into Markdown with headings and \
        bullets.
        Changelog text with at most the two sections Features and Fixes; just the heading if no commit \
        belongs there.
        """,
        """
        sections = {"feat": [], "fix": []}
        for commit in commits:
            kind, colon, text = commit.partition(": ")
            kind = kind.split("(")[0].rstrip("!")
            if colon and kind in sections:
                sections[kind].append(f"- {text}")
        blocks = [f"## {version}"]
        for kind, title in (("feat", "Features"), ("fix", "Fixes")):
            if sections[kind]:
                blocks.append("\\n".join([f"### {title}", *sections[kind]]))
        return "\\n\\n".join(blocks)
        """,
        lambda r: (
            _version(r),
            [
                r.choice(
                    (
                        "fix: typo",
                        "feat(cart): add coupons",
                        "docs: readme",
                        "feat!: new API",
                        "fix(ui): color",
                        "feature x",
                    )
                )
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_tools.changelog_section_of_version",
        "changelog_section version_notes release_section notes_for_version",
        "text: str; version: str",
        "str | None",
        """
        Text below the heading '## [{version}]' or '## {version}' (perhaps with ' - date' behind) in \
        the changelog {text}, up to the next '## ' heading, trimmed; None if there is no such heading.
        Extract the notes for one version from a changelog in Markdown. Headings of level 2 part the \
        versions, brackets around the number are optional, a date may follow.
        Return what the changelog says about {version}, without the heading itself and without blank \
        lines at the ends; None for an unknown version.
        Find the section of {version} and give its content, '' if it is empty.
        Cut the release notes of a single version out of {text}: all lines after its '## ' line until \
        the next one.
        """,
        """
        found = None
        for line in text.splitlines():
            if line.startswith("## "):
                if found is not None:
                    break
                if line[3:].split(" - ")[0].strip().strip("[]") == version:
                    found = []
            elif found is not None:
                found.append(line)
        return None if found is None else "\\n".join(found).strip()
        """,
        lambda r: (
            "# Changelog\n\n"
            + "\n".join(
                f"## {name}\n{r.choice(('', '- add tea', '### Fixes' + chr(10) + '- typo' + chr(10)))}"
                for name in r.sample(
                    ("[1.1.0] - 2024-03-10", "1.0.0", "[Unreleased]", "0.9.0 - 2023-01-01"), r.randint(0, 4)
                )
            ),
            r.choice(("1.1.0", "1.0.0", "0.9.0", "Unreleased", "2.0.0")),
        ),
    ),
    made(
        "variants_tools.todo_comments_with_owner",
        "find_todos todo_list extract_todos collect_todos",
        "source: str",
        "list[tuple[int, str, str]]",
        """
        List the TODOs of {source} as (line number from 1, owner, text): '# TODO(ada): fix this' gives \
        the owner 'ada', '# TODO: fix this' the owner ''. Only comments with '#', TODO in capitals and \
        a colon.
        Find comments '# TODO: text' and '# TODO(name): text'. Return number of the line, name (empty \
        if none is given) and the trimmed text.
        Collect TODO comments with line number, person in parentheses and description; other lines are \
        skipped.
        Which open tasks are noted in the code, where and for whom? The comment may follow code on the \
        same line.
        TODO comments as triples (line, owner, text), in order.
        """,
        """
        found = []
        for number, line in enumerate(source.splitlines(), 1):
            match = re.search(r"#\\s*TODO(?:\\((\\w+)\\))?:(.*)", line)
            if match:
                found.append((number, match[1] or "", match[2].strip()))
        return found
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "x = 1  # TODO: rename",
                        "# TODO(ada): fix this",
                        "# todo: no",
                        "TODO: no comment",
                        "# TODO later",
                        "",
                        "#TODO(ben):",
                        "y = 2",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.task_tags_counted",
        "count_tags count_todos tag_counts code_tags",
        "source: str",
        "dict[str, int]",
        """
        Count the words TODO, FIXME, HACK and XXX in {source}: a dict with those that occur, in this \
        order. Only whole words in capitals count, several in a line each.
        How many TODO, FIXME, HACK and XXX marks does a source text contain? Marks without occurrence \
        are left out; 'TODOS' and 'todo' are none.
        Return the number of each task mark that is found, as whole upper-case words.
        Tally the usual marks for open work in a text.
        Task marks to their counts, in the order TODO, FIXME, HACK, XXX and without zeros.
        """,
        """
        words = re.findall(r"\\b(?:TODO|FIXME|HACK|XXX)\\b", source)
        return {tag: words.count(tag) for tag in ("TODO", "FIXME", "HACK", "XXX") if tag in words}
        """,
        lambda r: (
            "\n".join(
                r.choice(("# TODO: x", "FIXME TODO", "todo", "TODOS", "# HACK!", "XXX", "code", ""))
                for _ in range(r.randint(0, 6))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.strip_hash_comments_outside_quotes",
        "strip_comments remove_comments drop_comments without_comments",
        "source: str",
        "str",
        """
        Remove '#' comments from {source}, but not a '#' inside single or double quotes on the same \
        line; spaces left at line ends go, and lines that held only a comment are dropped. Blank lines \
        stay as ''.
        Strip comments: everything from the first '#' outside of quotes to the end of the line. A line \
        on which nothing but a comment stood vanishes, an empty line remains.
        Return the code of {source} without comments and without trailing blanks. Quotes of either kind \
        protect a '#'.
        Delete comments that start with '#'. Pure comment lines are removed altogether, blank lines are \
        kept.
        Text of a program without its comments, aware of quoted strings within a line.
        """,
        """
        result = []
        for line in source.splitlines():
            quote = ""
            code = line
            for index, char in enumerate(line):
                if quote:
                    if char == quote:
                        quote = ""
                elif char in "'\\"":
                    quote = char
                elif char == "#":
                    code = line[:index]
                    break
            if code.strip() or not line.strip():
                result.append(code.rstrip())
        return "\\n".join(result)
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "x = 1  # one",
                        "# only",
                        "",
                        "s = '#tag'",
                        's = "a # b"  # c',
                        "  # deep",
                        "y = 2 ",
                        "   ",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "variants_tools.strip_slash_comments_outside_strings",
        "strip_comments remove_comments strip_c_comments drop_js_comments",
        "source: str",
        "str",
        """
        Remove '// ...' and '/* ... */' comments from {source}, but not inside double-quoted strings \
        (backslash escapes allowed). A block comment becomes one space, line breaks after '//' comments \
        stay.
        Strip the comments of C-like code: a line comment goes up to the end of its line, a block \
        comment is replaced by a blank even if it spans lines; strings in double quotes are left alone.
        Return {source} without its comments, so that '"http://x"' survives and 'a/* b */c' becomes 'a c'.
        Delete // and /* */ comments outside of string literals, putting a space where a block comment was.
        Code without comments; text between double quotes is never taken for one.
        """,
        """
        def replace(match: re.Match) -> str:
            token = match.group()
            if token.startswith("/*"):
                return " "
            return "" if token.startswith("//") else token

        pattern = r'"(?:\\\\.|[^"\\\\])*"|//[^\\n]*|/\\*.*?\\*/'
        return re.sub(pattern, replace, source, flags=re.DOTALL)
        """,
        lambda r: (
            r.choice(("", " ", "\n")).join(
                r.choice(
                    (
                        "x = 1; // one\n",
                        "a/* b */c",
                        '"http://x"',
                        "/* two\nlines */",
                        "y;",
                        '"a \\" // b"',
                        "4 / 2",
                    )
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.imports_plain_before_from",
        "sort_imports order_imports tidy_imports organize_imports",
        "lines: list[str]",
        "list[str]",
        """
        Sort import {lines}: first 'import x' lines, then 'from x import y' lines, each group \
        alphabetically without regard to case; repeated lines are dropped.
        Bring imports into order. Plain imports come before from-imports; within both kinds the lines \
        are sorted case-insensitively, and duplicates appear once.
        Return the distinct import statements, those that start with 'import' first, sorted from A to Z \
        in each part.
        Organize imports in two blocks without an empty line between: 'import ...' and 'from ... import \
        ...'.
        Tidy a list of import lines by kind and then by name, without repetitions; blanks around a line \
        are removed.
        """,
        """
        unique = {line.strip() for line in lines}
        return sorted(unique, key=lambda line: (line.startswith("from "), line.lower(), line))
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "import os",
                        "import sys",
                        "from re import match",
                        "import Json",
                        " import os",
                        "from a import B",
                        "from a import b",
                        "import collections.abc",
                    )
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_tools.from_imports_merged",
        "merge_imports combine_imports join_imports group_imports",
        "lines: list[str]",
        "list[str]",
        """
        Merge 'from module import names' {lines} of the same module into one, with its names sorted and \
        each once; modules in alphabetical order: 'from a import b, c'.
        Combine from-imports: collect everything that is imported from a module and write one line per \
        module, both sorted.
        Return one line for each module, in alphabetical order, that lists all names imported from it \
        in sorted order, parted by ', '.
        ['from os import path', 'from os import sep, path'] becomes ['from os import path, sep'].
        Join import lines by module without repeating names. All {lines} have the form 'from x import a, b'.
        """,
        """
        names = {}
        for line in lines:
            module, _, imported = line.removeprefix("from ").partition(" import ")
            names.setdefault(module.strip(), set()).update(name.strip() for name in imported.split(","))
        return [f"from {module} import {', '.join(sorted(names[module]))}" for module in sorted(names)]
        """,
        lambda r: (
            [
                f"from {r.choice(('os', 're', 'a.b'))} import "
                + ", ".join(r.sample(("path", "sep", "Match", "x", "b as c"), r.randint(1, 3)))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_tools.identifier_never_keyword",
        "to_identifier make_identifier python_name safe_identifier",
        "text: str",
        "str",
        """
        Make a Python identifier of {text}: lower case, every run of characters other than a-z and 0-9 \
        becomes '_', none at the ends; '_' is put before a digit at the start and behind a keyword such \
        as 'class'. Nothing left gives '_'.
        Turn {text} into a valid variable name in small letters with underscores. A leading digit gets \
        an underscore in front, a Python keyword one at its end, and text without letters or digits \
        becomes '_'.
        Return a name that can be used in Python code: '2nd Place!' is '_2nd_place', 'Class' is \
        'class_', '---' is '_'.
        Convert any text to a snake_case identifier that is neither empty nor a keyword nor starts with \
        a digit.
        Sanitize {text} as a variable name: ASCII letters and digits, single underscores, keywords avoided.
        """,
        """
        name = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")
        if not name or name[0].isdigit():
            return "_" + name
        return name + "_" if keyword.iskeyword(name) else name
        """,
        lambda r: (
            r.choice(
                (
                    "2nd Place!",
                    "Class",
                    "---",
                    "",
                    "user name",
                    "for",
                    "E-Mail (private)",
                    "__init__",
                    "x",
                    "9",
                    "Import",
                )
            ),
        ),
        ("import keyword", "import re"),
    ),
    made(
        "variants_tools.any_style_to_constant_case",
        "to_constant constant_case screaming_snake env_name",
        "name: str",
        "str",
        """
        Write {name}, in camelCase, kebab-case, snake_case or with spaces, as CONSTANT_CASE: \
        'maxRetryCount', 'max-retry-count' and 'max retry count' all give 'MAX_RETRY_COUNT'. A run of \
        capitals is one word.
        Convert an identifier or phrase of any style to capitals with underscores; 'HTTPServer' is \
        'HTTP_SERVER', punctuation counts as a separator and there are no underscores at the ends.
        Return {name} in upper case with its words joined by '_'. Words begin at a capital after a \
        small letter or digit, at separators, and before the last capital of a run that is followed by \
        small letters.
        Screaming snake case from whatever style the name has.
        Name of the environment variable for a setting: 'db-host' and 'dbHost' become 'DB_HOST'.
        """,
        """
        name = re.sub(r"([a-z0-9])([A-Z])", r"\\1_\\2", name)
        name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\\1_\\2", name)
        return re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_").upper()
        """,
        lambda r: (
            r.choice(
                (
                    "maxRetryCount",
                    "max-retry-count",
                    "max retry count",
                    "HTTPServer",
                    "dbHost2",
                    "_private",
                    "",
                    "already_SNAKE",
                    "APIKey",
                    "a.b",
                    "XML",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.table_name_of_class",
        "table_name class_to_table model_table tableize",
        "name: str",
        "str",
        """
        Table name for the class {name}: snake_case with the last word in the plural: 'OrderItem' is \
        'order_items', 'Category' 'categories', 'Box' 'boxes'. -y after a consonant becomes -ies, -s, \
        -x, -z, -ch, -sh get -es, all others -s.
        Convert a PascalCase class name to a lower-case, underscored plural for a database table.
        Return the words of {name} in small letters joined by '_', with the usual English plural ending \
        added.
        Name the table of a model class: words parted at capitals, plural by simple rules (es after s, \
        x, z, ch, sh; ies for consonant + y; else s).
        Class name in the singular to table name in the plural, e.g. 'UserAddress' to 'user_addresses'.
        """,
        """
        table = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        if re.search(r"[^aeiou]y$", table):
            return table[:-1] + "ies"
        if table.endswith(("s", "x", "z", "ch", "sh")):
            return table + "es"
        return table + "s"
        """,
        lambda r: (
            r.choice(
                (
                    "OrderItem",
                    "Category",
                    "Box",
                    "User",
                    "UserAddress",
                    "Day",
                    "Batch",
                    "Dish",
                    "TaxCountry",
                    "Key",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.template_with_pipe_defaults",
        "fill_template render render_template format_template",
        "template: str; values: dict[str, str]",
        "str",
        """
        Fill {template}: '{{name}}' is replaced by its value, '{{name|Guest}}' by its value or, if that \
        is missing or empty, by the text behind the bar; without a default a missing one becomes ''.
        Replace placeholders in braces by {values}. A default may stand after '|' and is used for \
        absent and empty values; otherwise those leave nothing behind.
        Return {template} with each placeholder exchanged, honoring defaults as in 'Hello {{name|friend}}!'.
        Simple template with fallback texts: the part behind the first '|' in the braces is taken when \
        there is no value.
        Render text with placeholders of the form name or name|default in curly braces. Missing without \
        default is an empty text.
        """,
        """
        def value(match: re.Match) -> str:
            return values.get(match[1]) or match[2] or ""

        return re.sub(r"\\{(\\w+)(?:\\|([^{}]*))?\\}", value, template)
        """,
        lambda r: (
            " ".join(
                r.choice(("Hi", "{name}", "{name|Guest}", "{city|}", "{city|in Rome}", "{x y}", "{}"))
                for _ in range(r.randint(0, 4))
            ),
            {key: r.choice(("Ada", "", "Bern")) for key in r.sample(("name", "city"), r.randint(0, 2))},
        ),
        "import re",
    ),
    made(
        "variants_tools.template_double_braces_missing_empty",
        "render_template fill_template render replace_variables",
        "template: str; values: dict[str, object]",
        "str",
        """
        Replace every '{{{{name}}}}' in {template}, with or without spaces inside the braces, by its \
        value as text; unknown names and None become ''.
        Mustache-like filling: double braces around a name are exchanged for the value in {values}; \
        what is missing or None leaves an empty text. '{{{{ name }}}}' works as well.
        Return {template} with all double-brace placeholders filled. Values need not be texts; names \
        that are not in {values} vanish.
        Render a template whose variables stand in two curly braces on each side, blanks allowed. \
        Nothing is shown for undefined variables.
        Fill in '{{{{ user }}}}' and the like; single braces are ordinary text.
        """,
        """
        def value(match: re.Match) -> str:
            found = values.get(match[1])
            return "" if found is None else str(found)

        return re.sub(r"\\{\\{\\s*(\\w+)\\s*\\}\\}", value, template)
        """,
        lambda r: (
            " ".join(
                r.choice(("Hi", "{{name}}", "{{ age }}", "{name}", "{{  city}}", "{{a b}}", "!"))
                for _ in range(r.randint(0, 5))
            ),
            {
                key: r.choice(("Ada", 7, None, "", 0))
                for key in r.sample(("name", "age", "city"), r.randint(0, 3))
            },
        ),
        "import re",
    ),
    made(
        "variants_tools.template_dotted_names_unknown_stay",
        "render_template fill_nested render interpolate",
        "template: str; data: dict[str, object]",
        "str",
        """
        Replace '{{{{user.name}}}}' in {template} by the value at that dotted path in the nested dict \
        {data}; placeholders whose path does not exist stay as they are. Spaces inside the braces are \
        allowed.
        Fill double-brace placeholders with nested values: each dot goes one dict deeper. Unknown paths \
        are left unchanged in the text.
        Return {template} in which every dotted name in double braces that leads to a value is \
        exchanged for this value as text.
        Interpolate paths such as 'order.id' from nested dicts and keep what cannot be resolved.
        Template with dots: a placeholder is resolved key by key, and not touched if a key is missing \
        on the way.
        """,
        """
        def value(match: re.Match) -> str:
            found = data
            for key in match[1].split("."):
                if not isinstance(found, dict) or key not in found:
                    return match[0]
                found = found[key]
            return str(found)

        return re.sub(r"\\{\\{\\s*([\\w.]+)\\s*\\}\\}", value, template)
        """,
        lambda r: (
            " ".join(
                r.choice(("Hi", "{{user.name}}", "{{ user.age }}", "{{id}}", "{{user.x.y}}", "{{order.id}}"))
                for _ in range(r.randint(0, 4))
            ),
            r.choice(
                (
                    {},
                    {"user": {"name": "Ada", "age": 7}, "id": 5},
                    {"user": "Ben", "order": {"id": 12}},
                    {"id": None},
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.template_missing_names_error",
        "fill_template format_strict render_strict fill_placeholders",
        "template: str; values: dict[str, object]",
        "str",
        """
        Replace each '{{name}}' in {template} by its value. Raises KeyError with the name if a value is \
        missing; doubled braces stand for single ones.
        Fill placeholders strictly: all names must be in {values}, otherwise KeyError. A literal brace \
        is written twice in the template.
        Return the filled {template}; '{{{{' and '}}}}' give one brace each, and an unknown name is a \
        KeyError.
        Template in single braces without defaults; what is not given raises KeyError.
        Insert {values} into {template}, where doubled braces mean the character itself and every \
        placeholder needs a value.
        """,
        """
        def value(match: re.Match) -> str:
            if match[0] in ("{{", "}}"):
                return match[0][0]
            return str(values[match[1]])

        return re.sub(r"\\{\\{|\\}\\}|\\{(\\w+)\\}", value, template)
        """,
        lambda r: (
            " ".join(
                r.choice(("Hi", "{name}", "{{name}}", "{age}!", "{{", "}}", "{name}{age}"))
                for _ in range(r.randint(0, 5))
            ),
            {"name": r.choice(("Ada", "")), "age": r.choice((7, None))},
        ),
        "import re",
    ),
    made(
        "variants_tools.template_html_escaped_or_raw",
        "render_html render_mustache fill_html html_template",
        "template: str; values: dict[str, str]",
        "str",
        """
        Fill an HTML {template}: '{{{{name}}}}' is replaced by its value with &, <, > and " escaped, \
        '{{{{{{name}}}}}}' (three braces) by the raw value; missing ones become ''.
        Render placeholders safely: double braces escape the value for HTML (quotes as &quot;), triple \
        braces insert it unchanged, unknown names give nothing.
        Return {template} with values put in. Within two braces on each side & becomes &amp;, < &lt;, > \
        &gt; and " &quot;; within three braces nothing is changed.
        Mustache variables in HTML: escaped by default, raw with three braces.
        HTML template with escaping of the four characters & < > " unless the placeholder has triple braces.
        """,
        """
        def value(match: re.Match) -> str:
            if match[1]:
                return values.get(match[1], "")
            text = values.get(match[2], "")
            for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
                text = text.replace(char, entity)
            return text

        return re.sub(r"\\{\\{\\{(\\w+)\\}\\}\\}|\\{\\{(\\w+)\\}\\}", value, template)
        """,
        lambda r: (
            "".join(
                r.choice(("<p>", "{{name}}", "{{{name}}}", "{{city}}", "{name}", "</p>", " "))
                for _ in range(r.randint(0, 5))
            ),
            {
                key: r.choice(("Ada", "<b>A & B</b>", '"x"', "it's"))
                for key in r.sample(("name", "city"), r.randint(0, 2))
            },
        ),
        "import re",
    ),
    made(
        "variants_tools.escape_markdown_characters",
        "escape_markdown markdown_escape escape_md plain_to_markdown",
        "text: str",
        "str",
        """
        Put a backslash before each of the characters \\ ` * _ [ ] and # in {text}, so that Markdown \
        shows them literally; everything else stays.
        Escape {text} for Markdown: backslash, backtick, star, underscore, square brackets and hash get \
        a backslash in front.
        Return {text} with its Markdown signs \\ ` * _ [ ] # escaped by backslashes.
        Make text safe to insert into Markdown, e.g. 'a*b_c' becomes 'a\\*b\\_c'.
        Backslash-escape the special characters of Markdown (\\, `, *, _, [, ] and #), no others.
        """,
        """
        return re.sub(r"([\\\\`*_\\[\\]#])", r"\\\\\\1", text)
        ---
        return "".join("\\\\" + char if char in "\\\\`*_[]#" else char for char in text)
        """,
        lambda r: (
            "".join(
                r.choice(("a", "b ", "*", "_", "#", "[x]", "\\", "`", "(", "!"))
                for _ in range(r.randint(0, 7))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.escape_like_pattern",
        "escape_like sql_like_escape like_pattern contains_pattern",
        "text: str; escape: str = '\\\\'",
        "str",
        """
        LIKE pattern that finds {text} anywhere: '%' + text + '%', where the characters '%', '_' and \
        {escape} itself in {text} get {escape} in front.
        Build a pattern for SQL's LIKE that looks for {text} literally, as a part. Wildcards (% and _) \
        and the escape character are escaped, then '%' is put at both ends.
        Return {text} between two percent signs with its own % and _ (and {escape}) preceded by {escape}.
        Escape user input for a LIKE search and wrap it in '%'.
        Search pattern for "contains": the wildcards in {text} lose their meaning by {escape}.
        """,
        """
        escaped = "".join(escape + char if char in ("%", "_", escape) else char for char in text)
        return f"%{escaped}%"
        """,
        lambda r: (
            "".join(r.choice(("a", "tea", "%", "_", "!", "\\", " ")) for _ in range(r.randint(0, 5))),
            r.choice(("\\", "!")),
        ),
    ),
    made(
        "variants_tools.unescape_backslash_sequences",
        "unescape decode_escapes unescape_text resolve_escapes",
        "text: str",
        "str",
        """
        Replace the sequences \\n, \\t, \\\\ and \\" (a backslash and a sign) in {text} by a line \
        break, a tab, a backslash and a quote. Before any other character, and at the end, the \
        backslash stays.
        Resolve backslash escapes for newline, tab, backslash and double quote from left to right; \
        unknown ones are kept as written.
        Return {text} with its escapes n, t, backslash and double quote decoded. A backslash in front \
        of something else is an ordinary character.
        Undo the escaping of line breaks, tabs, backslashes and double quotes.
        Turn a backslash followed by 'n' into a line break, by 't' into a tab, and drop it before a \
        backslash or a double quote.
        """,
        """
        codes = {"n": "\\n", "t": "\\t", "\\\\": "\\\\", '"': '"'}
        result = ""
        index = 0
        while index < len(text):
            if text[index] == "\\\\" and text[index + 1 : index + 2] in codes:
                result += codes[text[index + 1]]
                index += 2
            else:
                result += text[index]
                index += 1
        return result
        """,
        lambda r: (
            "".join(
                r.choice(("a", "n", "\\n", "\\t", "\\\\", '\\"', "\\x", "\\", " "))
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "variants_tools.mask_token_keep_prefix_and_last_four",
        "mask_token mask_key mask_api_key hide_token",
        "token: str",
        "str",
        """
        Mask an API {token}: what stands up to its last '_' stays, then three stars and the last four \
        characters: 'sk_live_abcd1234' gives 'sk_live_***1234'. If fewer than eight characters follow \
        the '_', they are replaced by '***' alone.
        Show the prefix (through the last underscore) and the last 4 characters of {token} with '***' \
        between. A secret part shorter than 8 is hidden completely.
        Return {token} with its secret part masked. The prefix before and including the final '_' is \
        kept, of the rest only the last four characters, and nothing of it when it has less than 8.
        Hide a key so that its kind and end can be recognized; a token without '_' has no prefix.
        Mask secrets like 'ghp_16C7e42F292c69' as 'ghp_***2c69'.
        """,
        """
        prefix, underscore, secret = token.rpartition("_")
        shown = secret[-4:] if len(secret) >= 8 else ""
        return f"{prefix}{underscore}***{shown}"
        """,
        lambda r: (
            r.choice(("sk_live_", "ghp_", "", "a_"))
            + "".join(r.choice("abc123XYZ") for _ in range(r.choice((0, 3, 4, 7, 8, 9, 16)))),
        ),
    ),
    made(
        "variants_tools.short_hash_checked",
        "short_hash short_sha abbreviate_hash short_commit",
        "commit: str; length: int = 7",
        "str",
        """
        First {length} characters (7 by default) of the hash {commit} in lower case. Raises ValueError \
        if it has fewer characters or is not hexadecimal.
        Shorten a commit hash. The result is in small letters; something that is not made of hex digits \
        only, or too short, is a ValueError.
        Return the abbreviated form of a hexadecimal hash. Spaces around it are ignored, capitals \
        become small letters, invalid ones raise ValueError.
        Short id of a commit with {length} hex digits, checked for validity.
        Cut a hash to {length}; ValueError unless it consists of at least so many digits 0-9 and \
        letters a-f.
        """,
        """
        commit = commit.strip().lower()
        if len(commit) < length or not re.fullmatch(r"[0-9a-f]+", commit):
            raise ValueError("not a valid hash")
        return commit[:length]
        """,
        lambda r: (
            r.choice(("", " "))
            + "".join(r.choice("0123456789abcdefABCDEF") for _ in range(r.randint(10, 20))),
            r.choice((7, 7, 8, 10)),
        ),
        "import re",
    ),
    made(
        "variants_tools.shortest_unique_hash_prefixes",
        "shorten_hashes abbreviate_hashes unique_prefixes short_ids",
        "hashes: list[str]; minimum: int = 4",
        "list[str]",
        """
        Cut all {hashes} to the same length: the smallest from {minimum} on at which they still differ \
        from each other. Equal hashes do not count as a conflict.
        Abbreviate hashes together. All get the shortest common length of at least {minimum} that keeps \
        different ones apart.
        Return the beginnings of {hashes}, all with one length that is as small as possible but not \
        below {minimum}, such that distinct hashes stay distinct.
        Shorten ids as far as they remain unique among each other; never shorter than {minimum} characters.
        How short may these ids be written? Give their prefixes of that length, in the given order.
        """,
        """
        count = len(set(hashes))
        length = minimum
        while len({value[:length] for value in hashes}) < count:
            length += 1
        return [value[:length] for value in hashes]
        """,
        lambda r: (
            [
                r.choice(("abc1", "abd2", "abc1ff")) + "".join(r.choice("01a") for _ in range(4))
                for _ in range(r.randint(0, 4))
            ],
            r.choice((1, 2, 4, 4)),
        ),
    ),
    made(
        "variants_tools.etag_of_text_quoted",
        "make_etag etag content_tag etag_for",
        "content: str; weak: bool = False",
        "str",
        """
        ETag for {content}: the first 16 hex digits of its SHA-256 (UTF-8) in double quotes, with 'W/' \
        in front if {weak}.
        Return an entity tag: double quotes around 16 characters of the SHA-256 hash of the text; a \
        {weak} one begins with W/.
        Build the ETag header of a response from its text, shortened to 16 hexadecimal digits.
        Hash {content} with SHA-256, cut the hex digest after 16 digits and quote it; prefix W/ for \
        weak tags.
        Cache validator of a text as used in HTTP, strong by default.
        """,
        """
        digest = hashlib.sha256(content.encode()).hexdigest()[:16]
        tag = f'"{digest}"'
        return "W/" + tag if weak else tag
        """,
        lambda r: (r.choice(("", "tea", "Tea", "<p>hi</p>", "café")), r.choice((True, False))),
        "import hashlib",
    ),
    made(
        "variants_tools.retry_delay_of_attempt_capped",
        "retry_delay backoff_delay wait_time backoff",
        "attempt: int; base: float = 1.0; cap: float = 60.0",
        "float",
        """
        Seconds to wait before retry number {attempt}, counted from 0: {base} doubled each time, at \
        most {cap}. A negative attempt raises ValueError.
        Exponential backoff: {base} * 2 ** {attempt}, limited to {cap}; the first attempt has number 0, \
        negative numbers are a ValueError.
        Return the delay for {attempt} (0, 1, 2, ...), which starts at {base}, doubles with every \
        attempt and never exceeds {cap}.
        How long to wait after failure number {attempt}? Delays such as 1.0, 2.0, 4.0 up to the {cap}.
        Waiting time of a retry with doubling and an upper limit; ValueError below attempt 0.
        """,
        """
        if attempt < 0:
            raise ValueError("attempt must not be negative")
        return min(cap, base * 2**attempt)
        """,
        lambda r: (r.randint(0, 9), r.choice((1.0, 0.5, 2.0)), r.choice((60.0, 10.0))),
    ),
    made(
        "variants_tools.retry_delays_with_factor",
        "retry_delays backoff_schedule delays wait_times",
        "attempts: int; base: float = 0.5; factor: float = 2.0; cap: float | None = None",
        "list[float]",
        """
        Delays between {attempts} tries, so one fewer than tries: {base}, then each {factor} times the \
        one before, not above {cap} if there is one; rounded to 3 decimals.
        Schedule of waits for a call that is made up to {attempts} times. No wait follows the last try; \
        the waits grow by {factor} and are limited by {cap} unless it is None.
        Return {attempts} - 1 waiting times that start with {base} and are multiplied by {factor}; [] \
        for one try or none. Rounded to three decimals.
        How long to pause after each failed try but the last? Growing delays with an optional maximum.
        List the pauses of a retry loop: the first is {base}, every other {factor} times longer, at \
        most {cap}.
        """,
        """
        delays = []
        for step in range(attempts - 1):
            delay = base * factor**step
            delays.append(round(delay if cap is None else min(delay, cap), 3))
        return delays
        """,
        lambda r: (
            r.randint(0, 6),
            r.choice((0.5, 1.0, 0.1)),
            r.choice((2.0, 1.5, 3.0)),
            r.choice((None, None, 5.0, 2.0)),
        ),
    ),
    made(
        "variants_tools.retry_after_header_seconds",
        "retry_after parse_retry_after wait_from_header retry_seconds",
        "header: str | None; default: int = 30; longest: int = 300",
        "int",
        """
        Seconds to wait according to a Retry-After {header}: a whole number of seconds, at most \
        {longest}; a missing, negative or unreadable one gives {default}.
        Read the number in a Retry-After header. None, text that is no non-negative integer (dates, for \
        instance) leads to {default}; more than {longest} is cut to it.
        Return how long to wait: the header's value limited to {longest}, or {default} if it has none \
        that can be used. Spaces around the number are fine.
        Interpret Retry-After given in seconds with a fallback and an upper limit.
        Waiting time from an HTTP header; '120' is 120, None, 'soon' and '-5' give {default}, '9999' \
        gives {longest}.
        """,
        """
        text = (header or "").strip()
        if not text.isdecimal():
            return default
        return min(int(text), longest)
        """,
        lambda r: (
            r.choice(
                (None, "", "120", " 5 ", "0", "9999", "-5", "soon", "1.5", "Wed, 21 Oct 2015 07:28:00 GMT")
            ),
            r.choice((30, 1)),
            r.choice((300, 60)),
        ),
    ),
    made(
        "variants_tools.should_retry_method_and_status",
        "should_retry can_retry is_retryable retry_allowed",
        "status: int; attempt: int; method: str = 'GET'; limit: int = 3",
        "bool",
        """
        Should a request be tried again? Only if {attempt} (from 1) is below {limit}, the {status} is \
        429, 502, 503 or 504, and the {method} is GET, HEAD, PUT or DELETE in any case; 429 is retried \
        for every method.
        Decide on a retry: temporary errors 502, 503 and 504 for idempotent methods, 'too many \
        requests' (429) for all, as long as fewer than {limit} attempts were made.
        Return True if another attempt makes sense. 500 and other codes are final, POST and PATCH are \
        repeated only after 429, and {limit} is the total number of attempts.
        Retry check by status, method and number of the attempt just made.
        May the call be repeated after {status}? Depends on attempts left, the code (429, 502, 503, \
        504) and whether the method is safe to repeat.
        """,
        """
        if attempt >= limit:
            return False
        if status == 429:
            return True
        return status in (502, 503, 504) and method.upper() in ("GET", "HEAD", "PUT", "DELETE")
        """,
        lambda r: (
            r.choice((200, 404, 429, 429, 500, 502, 503, 504)),
            r.choice((1, 1, 2, 3)),
            r.choice(("GET", "get", "POST", "PUT", "PATCH")),
            r.choice((3, 3, 2)),
        ),
    ),
    made(
        "variants_tools.rate_limit_fixed_windows",
        "rate_limit allow_requests fixed_window check_rate",
        "times: list[int]; limit: int; window: int = 60",
        "list[bool]",
        """
        Which requests at {times} (seconds) are allowed if there are at most {limit} in each fixed \
        window of {window} seconds, 0 to {window} - 1 and so on? Rejected ones do not count.
        Fixed-window rate limiter: time // {window} names the window, and the first {limit} requests of \
        each window pass. Return a flag for each request.
        For every time tell whether the request is accepted. The counter starts anew at each multiple \
        of {window}; no more than {limit} are accepted per window.
        Rate limit with windows that begin at multiples of {window}: True for the first {limit} \
        requests in a window, False for the others.
        List of booleans, one per request: is the limit of its window not used up yet?
        """,
        """
        counts = {}
        allowed = []
        for time in times:
            number = time // window
            counts[number] = counts.get(number, 0) + 1
            allowed.append(counts[number] <= limit)
        return allowed
        """,
        lambda r: (
            sorted(r.randint(0, 40) for _ in range(r.randint(0, 8))),
            r.choice((1, 2, 3)),
            r.choice((10, 10, 20)),
        ),
    ),
    made(
        "variants_tools.rate_limit_state_for_now",
        "rate_limit_status rate_limit_info check_limit limit_state",
        "times: list[int]; now: int; limit: int; window: int = 60",
        "dict[str, object]",
        """
        State of a rate limit of {limit} requests within the last {window} seconds, given the {times} \
        of earlier requests: a dict with 'allowed' (may another be made {now}?), 'remaining' (how many \
        still may, never below 0) and 'retry_after' (seconds until one may, 0 if now). A request counts \
        while it is less than {window} seconds old.
        Sliding-window limit: count the {times} later than {now} - {window}. Return allowed, remaining \
        and retry_after, the latter being the wait until enough old requests have left the window.
        Tell whether a request is allowed at {now}, how many more are, and how long to wait otherwise. \
        {times} are ascending and not after {now}.
        Rate-limit info as a dict for a sliding window of {window} seconds.
        With {limit} 2 and window 60, requests at 10 and 30 and now = 40 give {{'allowed': False, \
        'remaining': 0, 'retry_after': 30}}.
        """,
        """
        recent = [time for time in times if time > now - window]
        remaining = max(0, limit - len(recent))
        wait = 0 if remaining else recent[len(recent) - limit] + window - now
        return {"allowed": remaining > 0, "remaining": remaining, "retry_after": wait}
        """,
        lambda r: (
            sorted(r.randint(0, 100) for _ in range(r.randint(0, 6))),
            r.randint(100, 130),
            r.choice((1, 2, 3)),
            r.choice((60, 60, 30)),
        ),
    ),
    made(
        "variants_tools.cache_key_sorted_params",
        "cache_key make_cache_key build_key request_key",
        "prefix: str; params: dict[str, object]",
        "str",
        """
        Cache key '{prefix}:a=1:b=2' with the {params} sorted by name; parameters that are None are \
        left out, texts are in lower case without outer spaces. Without parameters it is just {prefix}.
        Build a key that does not depend on the order of {params}: name=value pairs in alphabetical \
        order, joined to {prefix} by colons. None counts as absent; text values are trimmed and \
        lower-cased.
        Return a key for caching a call. Equal parameters in another order, or texts that differ in \
        case or blanks around them, give the same key.
        Make a cache key from a prefix and keyword arguments, ignoring those that are None.
        {prefix} followed by ':name=value' for each parameter that is not None, names ascending.
        """,
        """
        parts = [prefix]
        for name, value in sorted(params.items()):
            if value is not None:
                text = value.strip().lower() if isinstance(value, str) else value
                parts.append(f"{name}={text}")
        return ":".join(parts)
        """,
        lambda r: (
            r.choice(("search", "user")),
            {
                key: r.choice((1, 0, None, "Tea", " tea ", True, 2.5))
                for key in r.sample(("q", "page", "lang", "all"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_tools.lru_evicted_in_order",
        "evicted_keys lru_evictions removed_keys cache_evictions",
        "requests: list[str]; capacity: int",
        "list[str]",
        """
        Keys that a least-recently-used cache with room for {capacity} throws out while {requests} are \
        made, in order. Every request puts its key in the cache or makes it the most recent one; the \
        cache starts empty.
        Simulate an LRU cache and list what is evicted: when a new key does not fit, the key whose last \
        request is longest ago goes.
        Return the evicted keys, oldest eviction first; a key may be evicted several times.
        Which entries leave the cache of size {capacity}, and in which order? A repeated request \
        protects its key by making it recent.
        LRU evictions for a sequence of requests; [] if everything fits.
        """,
        """
        cache = []
        evicted = []
        for key in requests:
            if key in cache:
                cache.remove(key)
            elif len(cache) == capacity:
                evicted.append(cache.pop(0))
            cache.append(key)
        return evicted
        """,
        lambda r: ([r.choice("abcde") for _ in range(r.randint(0, 10))], r.choice((1, 2, 3))),
    ),
    made(
        "variants_tools.recent_keys_newest_first",
        "recent_keys recently_used lru_order most_recent",
        "requests: list[str]; limit: int = 5",
        "list[str]",
        """
        The {limit} most recently used keys of {requests}, newest first and each once; its last use decides.
        List what was requested last: every key stands at the place of its latest request, most recent \
        in front, at most {limit} of them.
        Return the distinct keys in the order of their last occurrence from the end, cut to {limit}.
        Recently used list without repetitions, latest first, {limit} entries at most.
        Which different keys were used last? Go backwards through {requests} and keep the first {limit} \
        new ones.
        """,
        """
        return list(dict.fromkeys(reversed(requests)))[:limit]
        ---
        recent = []
        for key in reversed(requests):
            if key not in recent and len(recent) < limit:
                recent.append(key)
        return recent
        """,
        lambda r: ([r.choice("abcde") for _ in range(r.randint(0, 10))], r.choice((0, 2, 3, 5))),
    ),
    made(
        "variants_tools.cache_without_expired_entries",
        "purge_cache drop_expired fresh_entries prune_cache",
        "cache: dict[str, tuple[object, int]]; now: int; ttl: int",
        "dict[str, object]",
        """
        Values of the {cache} (key to (value, time stored)) that are still fresh at {now}: stored less \
        than {ttl} seconds ago; a {ttl} of 0 means that nothing expires. Return a dict from key to value.
        Drop expired entries: an entry is valid while {now} minus its time is below {ttl}, and always \
        if {ttl} is 0. The times are left out of the result.
        Return key and value of all entries younger than {ttl} seconds (exactly {ttl} is too old), or \
        of all entries for {ttl} 0.
        Which cached values may still be used? Compare their age with the time to live, 0 being unlimited.
        Clean a cache by age and keep just the values of fresh entries, in order.
        """,
        """
        return {key: value for key, (value, stored) in cache.items() if ttl == 0 or now - stored < ttl}
        """,
        lambda r: (
            {
                key: (r.choice((1, "x", None)), r.choice((0, 40, 50, 70, 90)))
                for key in r.sample("abcd", r.randint(0, 4))
            },
            r.choice((90, 100)),
            r.choice((0, 10, 40, 50)),
        ),
    ),
    made(
        "variants_tools.batch_ranges_inclusive",
        "batch_ranges split_ranges chunk_ranges range_batches",
        "total: int; size: int",
        "list[tuple[int, int]]",
        """
        Ranges (first, last), counted from 1 and both included, that split {total} items into batches \
        of {size}; the last may be shorter: 10 and 4 give [(1, 4), (5, 8), (9, 10)]. Raises ValueError \
        if {size} is below 1.
        Number the items from 1 to {total} and return first and last number of each batch of up to \
        {size}. No items give [], a size below 1 is a ValueError.
        List the batches as inclusive ranges starting at 1.
        Which item numbers belong to each batch of {size}? Pairs of the first and the last one, in \
        order; ValueError for a size of 0 or less.
        Split 1..{total} into consecutive ranges of {size} numbers each, the rest in a shorter last one.
        """,
        """
        if size < 1:
            raise ValueError("size must be at least 1")
        return [(start, min(start + size - 1, total)) for start in range(1, total + 1, size)]
        """,
        lambda r: (r.choice((0, 1, 4, 10, 12, r.randint(0, 30))), r.choice((1, 3, 4, 5, 10))),
    ),
    made(
        "variants_tools.paginate_dict_page_clamped",
        "paginate get_page page_of paginate_items",
        "items: list[int]; page: int = 1; per_page: int = 10",
        "dict[str, object]",
        """
        Page of {items} as a dict with 'items', 'page', 'pages', 'total', 'has_prev' and 'has_next'. \
        {page} counts from 1 and is moved into the range 1 to 'pages'; there is always at least one \
        page, perhaps empty.
        Paginate a list: {per_page} items a page, a page number that is too small or too large is \
        replaced by the first or last one. Return the items together with page, number of pages, total \
        and whether there are pages before and after.
        Return items, page, pages, total, has_prev and has_next for a list view. No items make one \
        empty page.
        Cut {items} into pages and describe one of them; page 0 shows the first, a page past the end \
        the last.
        Pagination with clamping, so that the result is never out of range; 'pages' is at least 1.
        """,
        """
        total = len(items)
        pages = max(1, -(-total // per_page))
        page = max(1, min(page, pages))
        start = (page - 1) * per_page
        return {
            "items": items[start : start + per_page],
            "page": page,
            "pages": pages,
            "total": total,
            "has_prev": page > 1,
            "has_next": page < pages,
        }
        """,
        lambda r: (
            list(range(r.choice((0, 1, 4, 5, 9)))),
            r.choice((1, 1, 2, 3, 0, -1, 99)),
            r.choice((2, 3, 10)),
        ),
    ),
    made(
        "variants_tools.paginate_previous_and_next_number",
        "paginate page_result get_page paginate_list",
        "items: list[str]; page: int; page_size: int = 3",
        "dict[str, object]",
        """
        Page number {page} (from 1) of {items} as a dict with 'data', 'previous', 'next' and \
        'total_pages': the neighboring page numbers are None where there is no such page. Beyond the \
        last page 'data' is empty and both neighbors are None.
        Return the items of a page with the numbers of the pages before and after it. No items mean 0 \
        pages; a page outside of 1 to the last gives no data and no neighbors.
        Cut out one page of {page_size} items and tell 'previous' and 'next' page, or None.
        Paginate: 'data' holds the slice, 'total_pages' is rounded up, 'previous' and 'next' are page \
        numbers or None. An invalid page is empty.
        Result of a list request with links to the neighboring pages by number.
        """,
        """
        total_pages = -(-len(items) // page_size)
        if not 1 <= page <= total_pages:
            return {"data": [], "previous": None, "next": None, "total_pages": total_pages}
        start = (page - 1) * page_size
        return {
            "data": items[start : start + page_size],
            "previous": page - 1 if page > 1 else None,
            "next": page + 1 if page < total_pages else None,
            "total_pages": total_pages,
        }
        """,
        lambda r: (
            list("abcdefgh"[: r.choice((0, 1, 3, 4, 8))]),
            r.choice((1, 1, 2, 3, 0, 9)),
            r.choice((3, 3, 2)),
        ),
    ),
    made(
        "variants_tools.paginate_by_offset_and_limit",
        "paginate slice_items offset_page list_page",
        "items: list[int]; offset: int = 0; limit: int = 20",
        "dict[str, object]",
        """
        Up to {limit} of {items} from {offset} on, as a dict with 'items', 'total', 'offset', 'limit' \
        and 'next_offset' (None if nothing follows). A negative offset counts as 0, {limit} is brought \
        into 1 to 100.
        Offset pagination: return the slice, the number of all items, the offset and limit that were \
        really used, and the offset of the next slice or None.
        Answer a request with offset and limit. Limits below 1 become 1, above 100 become 100; offsets \
        below 0 become 0.
        Slice a list for an API and tell where the next slice begins; None means that this is the end.
        Return items, total, offset, limit and next_offset after correcting values out of range.
        """,
        """
        offset = max(0, offset)
        limit = max(1, min(100, limit))
        end = offset + limit
        return {
            "items": items[offset:end],
            "total": len(items),
            "offset": offset,
            "limit": limit,
            "next_offset": end if end < len(items) else None,
        }
        """,
        lambda r: (
            list(range(r.choice((0, 3, 5, 8)))),
            r.choice((0, 0, 2, 4, -3, 10)),
            r.choice((20, 2, 3, 0, 500)),
        ),
    ),
    made(
        "variants_tools.pager_text_current_in_brackets",
        "pager_text pagination_text page_bar render_pager",
        "current: int; last: int; around: int = 1",
        "str",
        """
        Pager such as '1 … 4 [5] 6 … 10': the first and last page, {current} in brackets with {around} \
        pages on each side, '…' for every gap, parted by spaces. A gap of a single page shows that page \
        instead.
        Text of a page navigation. Always page 1 and {last}, a window around {current}, and an ellipsis \
        where two or more pages are missing; one missing page is written out.
        Return the page numbers parted by blanks, the current one as '[5]', longer gaps as '…'.
        Write the pages of a pager in one line, e.g. '[1] 2 … 10' or '1 2 3 [4] 5 … 10', where 2 is \
        shown because only it is missing.
        Pagination bar as text with an ellipsis only for gaps of at least two pages.
        """,
        """
        shown = [n for n in range(1, last + 1) if n in (1, last) or abs(n - current) <= around]
        parts = []
        previous = 0
        for number in shown:
            if number - previous == 2:
                parts.append(str(number - 1))
            elif number - previous > 2:
                parts.append("…")
            parts.append(f"[{number}]" if number == current else str(number))
            previous = number
        return " ".join(parts)
        """,
        lambda r: (lambda last: (r.randint(1, last), last, r.choice((1, 1, 2, 0))))(
            r.choice((1, 2, 5, 7, 10, 20))
        ),
    ),
    made(
        "variants_tools.pager_numbers_none_for_gaps",
        "page_numbers pagination_range iter_pages visible_pages",
        "current: int; total: int; around: int = 2; edge: int = 1",
        "list[int | None]",
        """
        Page numbers to show: {edge} at both ends and {around} on each side of {current}, in order, \
        with None for every gap: 5 of 10 with around 1 gives [1, None, 4, 5, 6, None, 10].
        List the visible pages of a pagination from 1 to {total}. Left-out pages, even a single one, \
        are represented by one None.
        Return the first and last {edge} pages and those within {around} of {current}; between numbers \
        that do not follow each other stands None.
        Which page links appear, and where is an ellipsis (None)? At the edges {edge} pages, around the \
        current one {around} to the left and right.
        Pagination as list of ints and None.
        """,
        """
        pages = []
        previous = 0
        for number in range(1, total + 1):
            if number <= edge or number > total - edge or abs(number - current) <= around:
                if number - previous > 1:
                    pages.append(None)
                pages.append(number)
                previous = number
        return pages
        """,
        lambda r: (lambda total: (r.randint(1, total), total, r.choice((1, 2)), r.choice((1, 1, 2))))(
            r.choice((1, 3, 7, 10, 15))
        ),
    ),
    made(
        "variants_tools.link_header_of_pages",
        "link_header pagination_links make_link_header page_link_header",
        "url: str; page: int; last: int",
        "str",
        """
        Link header for pagination: '<url?page=N>; rel="first"', and likewise prev, next and last, in \
        this order, joined by ', '. prev and next only appear where there is such a page.
        Build the value of a Link header for {page} of {last} pages: first, prev (not on page 1), next \
        (not on the last page) and last, each with the address {url}?page=N in angle brackets.
        Return the links to the first, previous, next and last page as one header text.
        Pagination header as APIs send it, with rel="first", rel="prev", rel="next" and rel="last"; \
        those of missing pages are left out.
        On page 1 of 3 it is '<url?page=1>; rel="first", <url?page=2>; rel="next", <url?page=3>; \
        rel="last"'.
        """,
        """
        pages = {"first": 1, "prev": page - 1, "next": page + 1, "last": last}
        return ", ".join(
            f'<{url}?page={number}>; rel="{rel}"' for rel, number in pages.items() if 1 <= number <= last
        )
        """,
        lambda r: (lambda last: (r.choice(("/items", "https://a.io/x")), r.randint(1, last), last))(
            r.choice((1, 2, 3, 8))
        ),
    ),
    made(
        "variants_tools.showing_entries_with_filter_total",
        "showing_text entries_text table_info results_info",
        "start: int; length: int; filtered: int; total: int",
        "str",
        """
        Info text of a table, 'Showing 11 to 20 of 45 entries', for rows from index {start} (from 0), \
        {length} at most, of {filtered} matching rows; if fewer than {total} match, ' (filtered from T \
        total entries)' follows. No matches: 'Showing 0 entries'.
        Tell which rows are visible. The last number never exceeds {filtered}; the note on filtering \
        appears only if {filtered} is less than {total}, also behind 'Showing 0 entries'.
        Return 'Showing A to B of F entries' and, when a filter hides rows, ' (filtered from T total \
        entries)'.
        Text below a data table, with A = {start} + 1 and B the smaller of {start} + {length} and \
        {filtered}.
        Describe a slice of search results in words, mentioning the unfiltered number where it is larger.
        """,
        """
        if filtered == 0:
            text = "Showing 0 entries"
        else:
            end = min(start + length, filtered)
            text = f"Showing {start + 1} to {end} of {filtered} entries"
        if filtered < total:
            text += f" (filtered from {total} total entries)"
        return text
        """,
        lambda r: (
            lambda filtered: (
                r.choice((0, 0, 10)) if filtered > 10 else 0,
                10,
                filtered,
                filtered + r.choice((0, 0, 5)),
            )
        )(r.choice((0, 1, 10, 12, 45))),
    ),
    made(
        "variants_tools.query_as_ordered_pairs",
        "parse_query query_pairs parse_qsl read_query",
        "query: str",
        "list[tuple[str, str]]",
        """
        Parse the {query} string into (name, value) pairs in order, repeated names included; both sides \
        are decoded ('+' and %XX). A leading '?' is dropped, empty pieces are skipped, a name without \
        '=' has the value ''.
        List the parameters of a query string as tuples without losing order, repetitions or empty values.
        Return one pair per piece between '&' signs; '+' is a space and percent codes are UTF-8. '?' in \
        front is ignored.
        Split a query into decoded name/value tuples: 'a=1&a=2&flag' gives [('a', '1'), ('a', '2'), \
        ('flag', '')].
        Query string to list of pairs, keeping blank values.
        """,
        """
        pairs = []
        for piece in query.removeprefix("?").split("&"):
            if piece:
                name, _, value = piece.partition("=")
                pairs.append((unquote_plus(name), unquote_plus(value)))
        return pairs
        ---
        return parse_qsl(query.removeprefix("?"), keep_blank_values=True)
        """,
        lambda r: (_query(r),),
        "from urllib.parse import parse_qsl, unquote_plus",
    ),
    made(
        "variants_tools.query_with_bracket_lists",
        "parse_query query_to_dict parse_form decode_query",
        "query: str",
        "dict[str, object]",
        """
        Parse the {query} string: names that end in '[]' collect their values in a list under the name \
        without brackets, other names map to their last value. Everything is decoded ('+' and %XX).
        Read 'id[]=1&id[]=2&q=tea' as {{'id': ['1', '2'], 'q': 'tea'}}. A single 'id[]' gives a list, \
        too; for plain names the last value wins.
        Return a dict of the query; only parameters with [] behind their name are lists. Empty pieces \
        are skipped.
        Query string in the style of PHP: brackets mark lists.
        Decode a query in which lists are written as repeated 'name[]=value'; a name without '=' has \
        the value ''.
        """,
        """
        result = {}
        for piece in query.split("&"):
            if not piece:
                continue
            name, _, value = piece.partition("=")
            name, value = unquote_plus(name), unquote_plus(value)
            if name.endswith("[]"):
                result.setdefault(name[:-2], []).append(value)
            else:
                result[name] = value
        return result
        """,
        lambda r: (
            "&".join(
                r.choice(("id[]=1", "id[]=2", "q=tea", "q=a+b", "tag%5B%5D=x%20y", "flag", "", "e="))
                for _ in range(r.randint(0, 5))
            ),
        ),
        "from urllib.parse import unquote_plus",
    ),
    made(
        "variants_tools.build_query_keep_order_percent20",
        "build_query to_query_string encode_params make_query",
        "params: dict[str, object]",
        "str",
        """
        Query string of {params} in their order, without '?': None is left out, True and False are \
        'true' and 'false', lists give one pair per element. Spaces become '%20', other special \
        characters are percent-encoded.
        Encode parameters as 'a=1&b=x%20y'. The order stays, booleans are written in small letters, \
        None values vanish, a list repeats its name.
        Return names and values joined by '=' and '&', both percent-encoded with %20 for a space; '' \
        for no parameters.
        Build a URL query without sorting; lists become repeated parameters.
        Turn a dict into a query string for a web API (true/false for booleans, nothing for None).
        """,
        """
        def text(value: object) -> str:
            return str(value).lower() if isinstance(value, bool) else str(value)

        pairs = []
        for name, value in params.items():
            for item in value if isinstance(value, list) else [value]:
                if item is not None:
                    pairs.append(f"{quote(name, safe='')}={quote(text(item), safe='')}")
        return "&".join(pairs)
        """,
        lambda r: (
            {
                key: r.choice((1, "green tea", None, True, False, ["a", "b"], [], "a&b=c", "", "x/y", 2.5))
                for key in r.sample(("q", "page", "in stock", "tag", "sort"), r.randint(0, 4))
            },
        ),
        "from urllib.parse import quote",
    ),
    made(
        "variants_tools.url_params_updated_none_removes",
        "update_params set_params merge_query with_params",
        "url: str; params: dict[str, object]",
        "str",
        """
        Set the query parameters {params} in {url}: existing ones are replaced in place, new ones \
        appended in order, those with None removed. The fragment stays, and without any parameter there \
        is no '?'.
        Change the query of an address. Values are given in {params}; None deletes a parameter, other \
        parameters keep their place.
        Return {url} with updated query; only the text before '#' is touched and no encoding takes \
        place. Each name occurs once afterwards: of repeated ones the first place and the last value \
        count.
        Merge {params} into the query string of {url}, removing what is None.
        '/p?page=1&q=tea#top' with {{'page': 2, 'q': None, 'n': 5}} becomes '/p?page=2&n=5#top'.
        """,
        """
        rest, hash_sign, fragment = url.partition("#")
        base, _, query = rest.partition("?")
        pairs = dict(piece.partition("=")[::2] for piece in query.split("&") if piece)
        pairs.update(params)
        text = "&".join(f"{name}={value}" for name, value in pairs.items() if value is not None)
        return base + ("?" + text if text else "") + hash_sign + fragment
        """,
        lambda r: (
            r.choice(("/p", "https://a.io/p"))
            + r.choice(("", "?page=1", "?page=1&q=tea", "?q=a&q=b", "?"))
            + r.choice(("", "#top")),
            {key: r.choice((2, "x", None, "")) for key in r.sample(("page", "q", "n"), r.randint(0, 3))},
        ),
    ),
    made(
        "variants_tools.url_without_given_params",
        "remove_params drop_params strip_params without_params",
        "url: str; names: list[str]",
        "str",
        """
        Remove the query parameters {names} (in any case) from {url}; a name that ends in '*' stands \
        for all that begin so, such as 'utm_*'. The others keep their order, a '?' without parameters \
        goes, the fragment stays.
        Drop certain parameters from an address. Names are compared case-insensitively, 'utm_*' removes \
        everything starting with 'utm_'.
        Return {url} without the parameters listed in {names}, where a final star means any ending. \
        Path and fragment do not change.
        Clean a link of tracking parameters by name or prefix with '*'.
        Filter the query of {url}: parameters that fit one of {names} are left out, and if none \
        remains, so is the question mark.
        """,
        """
        rest, hash_sign, fragment = url.partition("#")
        base, _, query = rest.partition("?")
        patterns = [name.lower() for name in names]
        kept = []
        for piece in query.split("&"):
            name = piece.partition("=")[0].lower()
            unwanted = name in patterns or any(
                pattern.endswith("*") and name.startswith(pattern[:-1]) for pattern in patterns
            )
            if piece and not unwanted:
                kept.append(piece)
        return base + ("?" + "&".join(kept) if kept else "") + hash_sign + fragment
        """,
        lambda r: (
            r.choice(("/p", "https://a.io/p"))
            + r.choice(
                ("", "?id=7", "?utm_source=x&id=7", "?UTM_medium=y&gclid=1", "?ref=a&q=tea&ref=b", "?")
            )
            + r.choice(("", "#top")),
            r.choice((["utm_*"], ["utm_*", "gclid"], ["REF"], [], ["id", "q"])),
        ),
    ),
    made(
        "variants_tools.url_normalized_for_comparison",
        "normalize_url canonical_url clean_url url_key",
        "url: str",
        "str",
        """
        Normalize {url} for comparison: scheme and host in lower case, no default port (80 for http, \
        443 for https), no fragment, query parameters sorted, no slash at the end of the path (so '/' \
        alone goes, too).
        Canonical form of an address with a scheme: 'HTTPS://A.io:443/Tea/?b=2&a=1#top' becomes \
        'https://a.io/Tea?a=1&b=2'. Case matters only in path and query.
        Return {url} without fragment, trailing slash and standard port, with small letters in scheme \
        and host and its parameters in alphabetical order.
        Make URLs that mean the same page equal: lower-case the host, sort the query, drop fragment, \
        port of the scheme and final slash.
        Clean up a link so that duplicates can be found.
        """,
        """
        scheme, _, rest = url.partition("#")[0].partition("://")
        scheme = scheme.lower()
        rest, _, query = rest.partition("?")
        host, slash, path = rest.partition("/")
        host = host.lower().removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))
        params = sorted(piece for piece in query.split("&") if piece)
        address = f"{scheme}://{host}{slash}{path}".rstrip("/")
        return address + ("?" + "&".join(params) if params else "")
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    _url(r),
                    "HTTPS://A.io:443/Tea/?b=2&a=1#top",
                    "http://a.io:80/",
                    "http://a.io:443/x",
                    "https://a.io?",
                )
            ),
        ),
    ),
    made(
        "variants_tools.domain_scheme_optional_or_none",
        "get_domain extract_domain domain_of hostname",
        "url: str",
        "str | None",
        """
        Domain of {url} in lower case without 'www.', user and port; the scheme may be missing: \
        'ada@www.Example.com:8080/x' gives 'example.com'. None if nothing is left, as for '/path' or ''.
        Extract the host from an address with or without 'http://'. Login, port, path, query, fragment \
        and a leading 'www.' are removed; no host gives None.
        Return the domain name in {url}: small letters, no 'www.', or None when it has none.
        Which domain does a link lead to? 'https://www.a.io/x' and 'a.io' are both 'a.io', a path that \
        begins with '/' has none.
        Host name of a URL, tolerant of a missing scheme, None for addresses without host.
        """,
        """
        rest = re.sub(r"^[a-z][a-z0-9+.-]*://", "", url.strip().lower())
        host = re.split(r"[/?#]", rest, maxsplit=1)[0]
        host = host.rpartition("@")[2].partition(":")[0].removeprefix("www.")
        return host or None
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    "",
                    "/path",
                    "www.a.io",
                    "a.io/x",
                    "ada@www.Example.com:8080/x",
                    "ftp://ada:pw@files.a.io",
                    " Shop.A.io?q=1 ",
                    "http://",
                    "#top",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.root_domain_two_part_suffixes",
        "root_domain registered_domain main_domain base_domain",
        "host: str",
        "str",
        """
        Registered domain of {host} in lower case: the last two parts, or the last three if it ends in \
        'co.uk', 'org.uk', 'com.au' or 'co.jp'. 'shop.example.co.uk' gives 'example.co.uk', \
        'a.b.example.com' 'example.com'; shorter hosts stay.
        Cut the subdomains off {host}. Two labels remain, with the two-part endings co.uk, org.uk, \
        com.au and co.jp three.
        Return the main domain of a host name. Country endings of two parts (.co.uk, .org.uk, .com.au, \
        .co.jp) count as one.
        Which domain was registered? Keep one label in front of the public ending.
        Host without subdomains, in small letters; 'localhost' and 'co.uk' are returned as they are.
        """,
        """
        parts = host.lower().split(".")
        size = 3 if ".".join(parts[-2:]) in ("co.uk", "org.uk", "com.au", "co.jp") else 2
        return ".".join(parts[-size:])
        """,
        lambda r: (
            r.choice(("", "www.", "a.b.", "Shop."))
            + r.choice(
                (
                    "example.com",
                    "Example.co.uk",
                    "example.org.uk",
                    "site.com.au",
                    "localhost",
                    "x.io",
                    "tea.co.jp",
                    "co.uk",
                )
            ),
        ),
    ),
    made(
        "variants_tools.https_forced_but_local",
        "force_https to_https upgrade_url secure_url",
        "url: str",
        "str",
        """
        Change 'http://' at the start of {url} to 'https://', except for the hosts localhost and \
        127.0.0.1 (with any port); other addresses stay as they are.
        Upgrade a link to https. Local addresses (localhost, 127.0.0.1) keep http, and what does not \
        begin with 'http://' in any case is returned unchanged.
        Return {url} with https in place of http unless it points to the own machine.
        Force a secure scheme: 'http://a.io/x' becomes 'https://a.io/x', 'http://localhost:3000' stays.
        Replace http by https for all hosts but localhost and 127.0.0.1.
        """,
        """
        if not url.lower().startswith("http://"):
            return url
        host = re.split(r"[:/?#]", url[7:], maxsplit=1)[0]
        if host.lower() in ("localhost", "127.0.0.1"):
            return url
        return "https://" + url[7:]
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    "http://localhost:3000/a",
                    "http://127.0.0.1",
                    "HTTP://A.io",
                    "http://localhost.io",
                    "ftp://x.io",
                    "a.io",
                    "http://a.io/http://b.io",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.url_from_encoded_segments",
        "build_url api_url make_url endpoint_url",
        "base: str; segments: list[object]; params: dict[str, object] | None = None",
        "str",
        """
        Address from {base}, the path {segments} and the query {params}: each segment is \
        percent-encoded (also '/') and put behind a slash, parameters are encoded with '+' for a space. \
        No parameters, no '?'; slashes at the end of {base} are dropped.
        Build an API URL. Segments, which may be numbers, are escaped completely, so that they can't \
        change the path; the query is form-encoded and left out if {params} is empty or None.
        Return {base} + '/' + segment for each of {segments}, with special characters as %XX, followed \
        by '?' and the encoded parameters if there are any.
        Join a base address and path parts safely and append a query string.
        'https://a.io/' with ['users', 7, 'a b'] and {{'q': 'x y'}} gives \
        'https://a.io/users/7/a%20b?q=x+y'.
        """,
        """
        url = "/".join([base.rstrip("/"), *(quote(str(segment), safe="") for segment in segments)])
        return f"{url}?{urlencode(params)}" if params else url
        """,
        lambda r: (
            r.choice(("https://a.io", "https://a.io/", "/api")),
            [r.choice(("users", 7, "a b", "x/y", "café")) for _ in range(r.randint(0, 3))],
            r.choice((None, {}, {"q": "x y"}, {"a": 1, "b": "&"})),
        ),
        "from urllib.parse import quote, urlencode",
    ),
    made(
        "variants_tools.url_file_extension_lower",
        "url_extension file_extension_of_url link_file_type extension_from_url",
        "url: str",
        "str",
        """
        Extension of the file that {url} points to, in lower case with the dot, without regard to query \
        and fragment: '.png' for 'https://a.io/img/logo.PNG?v=2'; '' if the last part of the path has \
        none. The host does not count.
        Which file type does a link have? Look at the last segment of the path only, ignore what \
        follows '?' or '#', and answer '' for folders, pages without extension and bare domains.
        Return the ending of the file name in {url} such as '.pdf', in small letters, or ''. \
        'https://a.io' has none.
        Find the file extension in an address, which may also be a mere path.
        Extension (with dot, lower case) of the last path part of a URL; a dot at its beginning does \
        not count.
        """,
        """
        address = re.split(r"[?#]", url, maxsplit=1)[0]
        if "://" in address:
            address = address.partition("://")[2].partition("/")[2]
        name = address.rpartition("/")[2]
        stem, dot, extension = name.rpartition(".")
        return "." + extension.lower() if stem and extension else ""
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    "https://a.io/img/logo.PNG?v=2",
                    "https://a.io",
                    "/docs/a.tar.gz#x",
                    "/x/.env",
                    "https://a.io/v1.2/",
                    "report.pdf?x=a.b",
                    "https://a.io/a.",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.slug_at_end_of_url",
        "slug_from_url last_segment url_slug page_slug",
        "url: str",
        "str",
        """
        Last non-empty part of the path of {url}, without file extension and in lower case: \
        'https://a.io/blog/My-Post.html?x=1' gives 'my-post'. '' if there is no path.
        Get the slug of a page address: query and fragment are dropped, slashes at the end ignored, and \
        what stands from the last dot of the segment on is cut off.
        Return the final path segment in small letters without its extension; a bare host gives ''.
        Which slug does a link end in? 'https://a.io/tea/' gives 'tea', 'https://a.io' gives ''.
        Slug of an absolute URL (with '://'): the last part of its path, lower-cased, no '.html' and \
        the like.
        """,
        """
        address = re.split(r"[?#]", url, maxsplit=1)[0].partition("://")[2]
        segments = [part for part in address.split("/")[1:] if part]
        if not segments:
            return ""
        return segments[-1].rsplit(".", 1)[0].lower()
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    _url(r),
                    "https://a.io/blog/My-Post.html?x=1",
                    "https://a.io/tea/",
                    "https://a.io",
                    "http://a.io//x//",
                    "https://a.io/v1.2.3",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.url_pieces_with_port_and_params",
        "parse_url split_url url_parts dissect_url",
        "url: str",
        "dict[str, object]",
        """
        Take {url} apart into a dict: 'scheme', 'host' (lower case), 'port' (int, None if not given), \
        'path' ('/' if empty), 'params' (decoded query as dict, the last of equal names) and 'fragment' \
        ('' if none).
        Parse an absolute URL. The port is a number or None, an empty path is '/', the query becomes a \
        dict of decoded texts in which later values win and blank ones are kept.
        Return scheme, host, port, path, params and fragment of {url} under these keys.
        Dissect a web address including its query parameters: 'https://A.io:8080/x?q=a+b#top' has port \
        8080 and params {{'q': 'a b'}}.
        URL to dict with a numeric port and parsed parameters.
        """,
        """
        parts = urlsplit(url)
        return {
            "scheme": parts.scheme,
            "host": parts.hostname,
            "port": parts.port,
            "path": parts.path or "/",
            "params": dict(parse_qsl(parts.query, keep_blank_values=True)),
            "fragment": parts.fragment,
        }
        """,
        lambda r: (_url(r),),
        "from urllib.parse import parse_qsl, urlsplit",
    ),
    made(
        "variants_tools.set_cookie_parsed",
        "parse_set_cookie read_set_cookie cookie_parts parse_cookie",
        "header: str",
        "dict[str, object]",
        """
        Parse a Set-Cookie {header} such as 'id=7; Path=/; Max-Age=60; HttpOnly': a dict with 'name', \
        'value' and the attributes under their lower-case names; attributes without '=' are True.
        Read name and value of a cookie and its attributes. Attribute names become small letters, their \
        values stay text, flags like Secure are True; blanks around are removed.
        Return one dict for a Set-Cookie header: 'name' and 'value' first, then each attribute ('path', \
        'max-age', 'httponly': True and so on).
        Take a Set-Cookie line apart. The first part is the cookie itself (its value may contain '='), \
        the others are attributes.
        Cookie with attributes as dict; empty parts between semicolons are skipped.
        """,
        """
        first, *attributes = header.split(";")
        name, _, value = first.partition("=")
        result = {"name": name.strip(), "value": value.strip()}
        for attribute in attributes:
            key, equals, text = attribute.partition("=")
            if key.strip():
                result[key.strip().lower()] = text.strip() if equals else True
        return result
        """,
        lambda r: (
            "; ".join(
                [
                    r.choice(("id=7", "theme=dark", "token=a=b", "empty=")),
                    *(
                        r.choice(("Path=/", "Max-Age=60", "HttpOnly", "Secure", "SameSite=Lax", ""))
                        for _ in range(r.randint(0, 4))
                    ),
                ]
            ),
        ),
    ),
    made(
        "variants_tools.set_cookie_with_flags",
        "set_cookie build_cookie make_set_cookie cookie_text",
        "name: str; value: str; max_age: int | None = None; secure: bool = False; http_only: bool = True",
        "str",
        """
        Set-Cookie text 'name=value; Path=/', then '; Max-Age=N' if {max_age} is not None, '; Secure' \
        if {secure} and '; HttpOnly' if {http_only}.
        Build a cookie for the path '/'. A {max_age} in seconds (0, too) is added when it is given, and \
        the flags Secure and HttpOnly when they are wanted.
        Return the value of a Set-Cookie header with the attributes in the order Path, Max-Age, Secure, \
        HttpOnly. HttpOnly is on by default.
        Write a cookie as a server sends it; without {max_age} it lasts for the session.
        Cookie header with optional lifetime and flags: set_cookie('id', '7', 60, True) is 'id=7; \
        Path=/; Max-Age=60; Secure; HttpOnly'.
        """,
        """
        parts = [f"{name}={value}", "Path=/"]
        if max_age is not None:
            parts.append(f"Max-Age={max_age}")
        if secure:
            parts.append("Secure")
        if http_only:
            parts.append("HttpOnly")
        return "; ".join(parts)
        """,
        lambda r: (
            r.choice(("id", "theme")),
            r.choice(("7", "dark", "")),
            r.choice((None, 0, 60, 3600)),
            r.choice((True, False)),
            r.choice((True, True, False)),
        ),
    ),
    made(
        "variants_tools.headers_text_repeated_as_list",
        "parse_headers read_headers headers_to_dict header_lines",
        "text: str",
        "dict[str, object]",
        """
        Parse the header lines 'Name: value' of {text} into a dict with lower-case names; a name that \
        occurs several times maps to the list of its values. Reading stops at the first blank line, \
        lines without a colon are skipped.
        Headers as dict: single ones map to text, repeated ones (in any case) to a list in order. The \
        body after an empty line is not looked at.
        Return the headers of a message. Names are compared without case, values trimmed, and collected \
        in a list only if there is more than one.
        Read header lines up to an empty line; 'Set-Cookie' given twice becomes {{'set-cookie': ['a=1', \
        'b=2']}}.
        HTTP headers from text, with lists for repetitions.
        """,
        """
        found = {}
        for line in text.splitlines():
            if not line.strip():
                break
            name, colon, value = line.partition(":")
            if colon:
                found.setdefault(name.strip().lower(), []).append(value.strip())
        return {name: values[0] if len(values) == 1 else values for name, values in found.items()}
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "Host: a.io",
                        "Set-Cookie: a=1",
                        "set-cookie: b=2",
                        "Accept:text/html",
                        "bad line",
                        "",
                        "X-Time: 10:15",
                        "HOST : b.io",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "variants_tools.header_value_any_case",
        "get_header find_header header_value read_header",
        "headers: dict[str, str]; name: str; default: str | None = None",
        "str | None",
        """
        Value of the header {name} in {headers}, where upper and lower case and '_' for '-' make no \
        difference; {default} if there is none.
        Look up an HTTP header case-insensitively: 'content_type', 'Content-Type' and 'CONTENT-TYPE' \
        are the same name. The first one that matches counts.
        Return the value of a header or {default}. Names are compared in lower case with underscores \
        read as hyphens.
        Find a header in a dict whose keys may be spelled in any case.
        Get {name} from {headers} regardless of capitals, with a fallback.
        """,
        """
        wanted = name.lower().replace("_", "-")
        for key, value in headers.items():
            if key.lower().replace("_", "-") == wanted:
                return value
        return default
        """,
        lambda r: (
            {
                key: r.choice(("x", "text/html", ""))
                for key in r.sample(
                    ("Content-Type", "HOST", "x-request-id", "Accept", "host"), r.randint(0, 4)
                )
            },
            r.choice(("content_type", "Host", "X-REQUEST-ID", "accept", "cookie")),
            r.choice((None, None, "none")),
        ),
    ),
    made(
        "variants_tools.content_type_with_parameters",
        "parse_content_type content_type_parts split_content_type read_content_type",
        "header: str",
        "tuple[str, dict[str, str]]",
        """
        Split a Content-Type {header} into the media type in lower case and a dict of its parameters: \
        'Text/HTML; Charset="UTF-8"' gives ('text/html', {{'charset': 'UTF-8'}}). Parameter names are \
        small letters, quotes around values are removed.
        Return (type, parameters). The type comes before the first semicolon, every parameter is \
        'name=value', perhaps quoted; parts without '=' are ignored.
        Parse a content type with parameters such as charset or boundary. Type and names are \
        lower-cased, values are kept as written but without double quotes.
        Take the value of a Content-Type header apart into type and parameters.
        Media type and dict of parameters; an empty header gives ('', {{}}).
        """,
        """
        media_type, *parts = header.split(";")
        params = {}
        for part in parts:
            name, equals, value = part.partition("=")
            if equals:
                params[name.strip().lower()] = value.strip().strip('"')
        return media_type.strip().lower(), params
        """,
        lambda r: (
            r.choice(("text/html", "Application/JSON", "multipart/form-data", ""))
            + "".join(
                r.choice(("; charset=utf-8", '; Charset="UTF-8"', ";boundary=x-1", "; odd", ";"))
                for _ in range(r.randint(0, 2))
            ),
        ),
    ),
    made(
        "variants_tools.content_type_is_json_like",
        "is_json is_json_type is_json_response has_json_body",
        "content_type: str | None",
        "bool",
        """
        Does {content_type} stand for JSON: 'application/json' or any type that ends in '+json', in any \
        case, parameters ignored? None and '' do not.
        Check a Content-Type header for JSON. What follows a ';' does not matter, and vendor types such \
        as 'application/vnd.api+json' count.
        Return True for application/json and for types with the suffix +json, False for everything else \
        including None.
        Is the body JSON according to its content type? 'text/json' is not accepted.
        JSON test for a media type, ignoring charset, blanks and capitals.
        """,
        """
        media_type = (content_type or "").split(";")[0].strip().lower()
        return media_type == "application/json" or media_type.endswith("+json")
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    "",
                    "application/json",
                    "Application/JSON; charset=utf-8",
                    "application/vnd.api+json",
                    "text/json",
                    "text/html",
                    "application/jsonp",
                    " application/json ;q=1",
                    "text/x+json-y",
                )
            ),
        ),
    ),
    made(
        "variants_tools.best_accepted_media_type",
        "best_match negotiate choose_content_type accept_type",
        "accept: str; available: list[str]",
        "str | None",
        """
        Which of {available} media types does the {accept} header like best? Highest quality (';q=', 1 \
        if missing) wins, ties go to the earlier one in {available}; '*/*' and 'text/*' match as \
        wildcards, an exact entry counts before them. None if nothing fits; q=0 excludes.
        Content negotiation: for each available type take the quality of the most specific entry in \
        {accept} that fits (exact, then 'type/*', then '*/*') and return the type with the largest one \
        above 0.
        Return the best of {available} for an Accept header, or None. Equal qualities are decided by \
        the order of {available}.
        Choose a response type by an Accept header such as 'text/html, application/json;q=0.9, */*;q=0.1'.
        Pick the media type the client prefers among those we can deliver; None if all are refused or \
        not mentioned.
        """,
        """
        qualities = {}
        for entry in accept.split(","):
            media_range, *params = (part.strip() for part in entry.split(";"))
            quality = next((float(param[2:]) for param in params if param.startswith("q=")), 1.0)
            qualities[media_range.lower()] = quality
        best, best_quality = None, 0.0
        for media_type in available:
            for pattern in (media_type, media_type.split("/")[0] + "/*", "*/*"):
                if pattern in qualities:
                    if qualities[pattern] > best_quality:
                        best, best_quality = media_type, qualities[pattern]
                    break
        return best
        """,
        lambda r: (
            ", ".join(
                r.sample(
                    (
                        "text/html",
                        "application/json;q=0.9",
                        "*/*;q=0.1",
                        "text/*;q=0.5",
                        "text/html; q=0.2",
                        "image/png",
                        "application/json;q=0",
                    ),
                    r.randint(1, 3),
                )
            ),
            r.choice(
                (
                    ["application/json", "text/html"],
                    ["text/plain", "text/html"],
                    ["image/png"],
                    [],
                    ["text/csv", "application/json"],
                )
            ),
        ),
    ),
    made(
        "variants_tools.content_type_with_charset_for_text",
        "content_type_for guess_content_type mime_type response_type",
        "filename: str",
        "str",
        """
        Content-Type for {filename} by its extension in any case: 'text/html; charset=utf-8' for html \
        and htm, likewise css, txt (plain), csv and js (javascript) with charset; 'application/json', \
        'image/png', 'image/jpeg' (jpg, jpeg), 'application/pdf' without; else 'application/octet-stream'.
        Header value by file ending. All text types get '; charset=utf-8', others don't; an unknown or \
        missing extension is a binary stream.
        Return the content type to send for a file name: html/htm, css, txt, csv and js are text with \
        UTF-8, json, png, jpg/jpeg and pdf are known, the rest is 'application/octet-stream'.
        Guess the MIME type with charset for text files, e.g. 'text/plain; charset=utf-8' for 'a.TXT'.
        MIME type of a file including the charset parameter where it makes sense.
        """,
        """
        types = {
            "html": "text/html",
            "htm": "text/html",
            "css": "text/css",
            "txt": "text/plain",
            "csv": "text/csv",
            "js": "text/javascript",
            "json": "application/json",
            "png": "image/png",
            "jpg": "image/jpeg",
            "jpeg": "image/jpeg",
            "pdf": "application/pdf",
        }
        extension = os.path.splitext(filename)[1].lower().lstrip(".")
        media_type = types.get(extension, "application/octet-stream")
        return media_type + "; charset=utf-8" if media_type.startswith("text/") else media_type
        """,
        lambda r: (
            r.choice(
                (
                    "index.html",
                    "a.HTM",
                    "style.css",
                    "a.TXT",
                    "data.csv",
                    "app.js",
                    "x.json",
                    "logo.PNG",
                    "p.jpg",
                    "p.jpeg",
                    "d.pdf",
                    "README",
                    "txt",
                    "a.tar.gz",
                )
            ),
        ),
        "import os",
    ),
    made(
        "variants_tools.status_line_with_reason",
        "status_text status_line http_status format_status",
        "code: int",
        "str",
        """
        Write an HTTP status {code} with its reason: '404 Not Found'; codes that are not standard give \
        'NNN Unknown'.
        Status line text such as '200 OK' or '503 Service Unavailable', from the standard table of \
        HTTP; an unknown code is followed by 'Unknown'.
        Return code and phrase of a status, separated by a space. Where there is no standard phrase, it \
        is 'Unknown'.
        Which text belongs to {code}? Include the number: '301 Moved Permanently', '299 Unknown'.
        HTTP code plus standard reason phrase, 'Unknown' as fallback.
        """,
        """
        try:
            return f"{code} {HTTPStatus(code).phrase}"
        except ValueError:
            return f"{code} Unknown"
        ---
        phrases = {status.value: status.phrase for status in HTTPStatus}
        return f"{code} {phrases.get(code, 'Unknown')}"
        """,
        lambda r: (
            r.choice(
                (200, 201, 204, 301, 302, 304, 400, 401, 403, 404, 405, 409, 429, 500, 502, 503, 299, 799, 0)
            ),
        ),
        "from http import HTTPStatus",
    ),
    made(
        "variants_tools.status_category_in_words",
        "status_category status_class status_type http_category",
        "code: int",
        "str",
        """
        Class of an HTTP status {code}: 'Informational' (100 to 199), 'Success', 'Redirection', 'Client \
        Error' and 'Server Error' (500 to 599); 'Unknown' for any other number.
        Name the group of a status code by its hundreds, from Informational for 1xx to Server Error for \
        5xx. Numbers outside of 100 to 599 are 'Unknown'.
        Return the category of {code} with capital initials: Informational, Success, Redirection, \
        Client Error, Server Error or Unknown.
        What kind of answer is a status like 404? 'Client Error'; 302 is 'Redirection', 42 is 'Unknown'.
        HTTP status code to the name of its class.
        """,
        """
        names = {1: "Informational", 2: "Success", 3: "Redirection", 4: "Client Error", 5: "Server Error"}
        return names.get(code // 100, "Unknown")
        """,
        lambda r: (r.choice((100, 199, 200, 204, 302, 399, 404, 418, 500, 599, 600, 42, 0, -1)),),
    ),
    made(
        "variants_tools.bearer_token_any_case",
        "bearer_token get_token extract_token token_from_header",
        "headers: dict[str, str]",
        "str | None",
        """
        Token of the header 'Authorization: Bearer ...' in {headers}; the names of header and scheme \
        may be in any case. None if the header is missing, has another scheme or no token.
        Find the bearer token in a dict of headers, ignoring case in 'Authorization' and 'Bearer'. \
        Spaces around the token are dropped; an empty token is None.
        Return what follows 'Bearer ' in the Authorization header, or None for no header, another kind \
        of authorization or nothing behind it.
        Get the token a client sent: {{'authorization': 'bearer abc'}} gives 'abc', 'Basic abc' gives None.
        Extract the bearer token, tolerant of upper and lower case.
        """,
        """
        for name, value in headers.items():
            if name.lower() == "authorization":
                scheme, _, token = value.strip().partition(" ")
                if scheme.lower() == "bearer":
                    return token.strip() or None
        return None
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {"Host": "a.io"},
                    {
                        "Host": "x",
                        r.choice(("Authorization", "authorization")): r.choice(
                            ("Bearer abc", "bearer  a.b.c ", "Basic abc", "Bearer", "Bearer ", "abc")
                        ),
                    },
                    {"AUTHORIZATION": r.choice(("BEARER xyz", "Bearerxyz"))},
                )
            ),
        ),
    ),
    made(
        "variants_tools.basic_auth_decoded_or_none",
        "decode_basic_auth parse_basic_auth basic_credentials read_basic_auth",
        "header: str",
        "tuple[str, str] | None",
        """
        User and password of an Authorization {header} 'Basic ...': the Base64 text is decoded (UTF-8) \
        and split at the first colon. None for another scheme, invalid Base64 or no colon; 'basic' may \
        be in any case.
        Decode basic authorization into (user, password). The password may contain colons; anything \
        malformed gives None.
        Return the credentials in a 'Basic' header as a tuple, or None if the scheme differs or the \
        rest cannot be decoded to 'user:password'.
        Read a header such as 'Basic YWRhOnB3' (here ('ada', 'pw')).
        Basic auth header to user and password; None if it is not one.
        """,
        """
        scheme, _, encoded = header.partition(" ")
        if scheme.lower() != "basic":
            return None
        try:
            text = base64.b64decode(encoded.strip(), validate=True).decode()
        except ValueError:
            return None
        user, colon, password = text.partition(":")
        return (user, password) if colon else None
        """,
        lambda r: (
            r.choice(("Basic ", "basic ", "Basic ", "Bearer ", ""))
            + r.choice(
                ("YWRhOnB3", "YWRhOmE6Yg==", "YWRh", "???", "Og==", "YmVuOg==", "YWRhOnB", "w6k6w6k=", "/w==")
            ),
        ),
        "import base64",
    ),
    made(
        "variants_tools.origin_allowed_with_wildcards",
        "is_origin_allowed origin_allowed check_origin allow_origin",
        "origin: str; allowed: list[str]",
        "bool",
        """
        Is {origin}, such as 'https://shop.example.com', among the {allowed} ones? '*' allows all, \
        'https://*.example.com' every subdomain (but not example.com itself) with this scheme, other \
        entries must be equal; case does not matter.
        CORS check: compare {origin} with each allowed origin, where an entry may be '*' or have '*.' \
        in front of its host. Scheme and port have to agree.
        Return True if some entry of {allowed} fits. A '*.' stands for one or more labels in front of \
        the domain.
        May requests from {origin} be answered? Exact origins, one star for everything, or \
        'scheme://*.domain' for subdomains.
        Match an origin against a list with wildcards for subdomains, ignoring upper and lower case.
        """,
        """
        origin = origin.lower()
        for entry in allowed:
            entry = entry.lower()
            if entry in ("*", origin):
                return True
            scheme, star, domain = entry.partition("://*.")
            if star and origin.startswith(scheme + "://") and origin.endswith("." + domain):
                return True
        return False
        """,
        lambda r: (
            r.choice(
                (
                    "https://shop.example.com",
                    "https://example.com",
                    "http://shop.example.com",
                    "https://A.b.Example.com",
                    "https://evil-example.com",
                    "http://localhost:3000",
                )
            ),
            r.sample(
                ("https://*.example.com", "https://example.com", "http://localhost:3000", "https://x.io"),
                r.randint(0, 3),
            )
            + r.choice(([], [], [], ["*"])),
        ),
    ),
    made(
        "variants_tools.json_pointer_or_default",
        "resolve_pointer json_pointer get_by_pointer pointer_value",
        "data: object; pointer: str; default: object = None",
        "object",
        """
        Value at the JSON {pointer} such as '/users/0/name' in nested dicts and lists, {default} if it \
        does not exist. '' is {data} itself; '~1' in a part means '/', '~0' means '~'; list positions \
        count from 0.
        Follow a JSON pointer: parts after slashes are keys of dicts or indices of lists, with '~1' and \
        '~0' as escapes for '/' and '~'. What cannot be reached gives {default}.
        Return what {pointer} leads to, or {default}. An empty pointer is the whole document, a \
        negative or non-numeric list index leads nowhere.
        Resolve '/a/b/1' step by step in parsed JSON with a fallback.
        JSON pointer lookup (RFC 6901 escapes), {default} for missing parts.
        """,
        """
        current = data
        for part in pointer.split("/")[1:]:
            part = part.replace("~1", "/").replace("~0", "~")
            if isinstance(current, dict) and part in current:
                current = current[part]
            elif isinstance(current, list) and part.isdecimal() and int(part) < len(current):
                current = current[int(part)]
            else:
                return default
        return current
        """,
        lambda r: (
            r.choice(
                (
                    {"users": [{"name": "Ada"}, {"name": "Ben"}], "a/b": 1, "m~n": 2, "": 0},
                    [1, [2, 3]],
                    {"users": None},
                    {},
                )
            ),
            r.choice(
                (
                    "",
                    "/users/0/name",
                    "/users/1",
                    "/users/2/name",
                    "/a~1b",
                    "/m~0n",
                    "/1/0",
                    "/users/-1",
                    "/x",
                    "/",
                )
            ),
            r.choice((None, "none")),
        ),
    ),
    made(
        "variants_tools.values_at_path_with_star",
        "get_all find_values pluck_path collect_path",
        "data: object; path: str",
        "list[object]",
        """
        All values at the dotted {path} in nested dicts and lists, where '*' stands for every element \
        of a list or every value of a dict: 'users.*.name'. What does not exist is skipped.
        Collect values by a path with wildcards. A number is an index into a list, other parts are \
        keys, '*' branches into all members; results are in order, missing ones are left out.
        Return a list of everything that {path} matches, [] if nothing does.
        Gather e.g. all prices by 'orders.*.items.*.price' from parsed JSON.
        Query nested data with a dotted path whose '*' parts fan out.
        """,
        """
        found = [data]
        for part in path.split("."):
            matches = []
            for value in found:
                if isinstance(value, dict):
                    matches.extend(value.values() if part == "*" else [value[part]] if part in value else [])
                elif isinstance(value, list):
                    if part == "*":
                        matches.extend(value)
                    elif part.isdecimal() and int(part) < len(value):
                        matches.append(value[int(part)])
            found = matches
        return found
        """,
        lambda r: (
            {
                "users": [
                    {
                        "name": r.choice(_NAMES),
                        **({"tags": r.sample("xyz", r.randint(0, 2))} if r.random() < 0.6 else {}),
                    }
                    for _ in range(r.randint(0, 3))
                ],
                "page": {"size": r.randint(1, 9), "no": 1},
            },
            r.choice(
                (
                    "users.*.name",
                    "users.0.name",
                    "page.*",
                    "users.*.tags.*",
                    "page.size",
                    "x.*",
                    "users.1",
                    "*",
                    "users.*.tags.0",
                )
            ),
        ),
    ),
    made(
        "variants_tools.merge_configs_any_number_skip_none",
        "merge_configs merge_settings deep_merge_all combine_configs",
        "configs: list[dict[str, object]]",
        "dict[str, object]",
        """
        Merge nested {configs} into one dict: later ones override earlier ones, inner dicts are merged \
        in the same way, None never overrides, and lists are replaced as a whole. [] gives {{}}.
        Deep-merge any number of configurations, the last has priority. A value of None means "not set" \
        and leaves what is there (a key that only has None keeps None).
        Return the combination of all {configs}; dicts on both sides are merged recursively, any other \
        value except None replaces the one before.
        Layer settings: defaults first, then overrides. None in a layer does not count, dicts are \
        combined at every depth.
        Merge a list of nested dicts from left to right without letting None through.
        """,
        """
        def merge(base: dict, other: dict) -> dict:
            result = dict(base)
            for key, value in other.items():
                if isinstance(value, dict) and isinstance(result.get(key), dict):
                    result[key] = merge(result[key], value)
                elif value is not None or key not in result:
                    result[key] = value
            return result

        merged = {}
        for config in configs:
            merged = merge(merged, config)
        return merged
        """,
        lambda r: ([_tree_with_lists(r, "a b port") for _ in range(r.randint(0, 3))],),
    ),
    made(
        "variants_tools.merge_patch_none_deletes",
        "merge_patch apply_patch patch_config json_merge_patch",
        "target: dict[str, object]; patch: dict[str, object]",
        "dict[str, object]",
        """
        Apply a JSON merge patch: keys with None in {patch} are removed, dicts are merged recursively, \
        everything else replaces the value in {target}. A new dict is returned.
        Return {target} changed by {patch}, where None deletes a key (also inside new inner dicts, \
        where it is dropped) and nested dicts are patched in turn.
        Patch nested settings: null removes, an object is merged into an object, any other value (lists \
        too) takes the place of the old one.
        Merge patch as in RFC 7396 on dicts. If the old value is no dict, a dict in {patch} starts from \
        an empty one.
        Update a nested dict by a patch in which None means deletion; deleting what is not there has no \
        effect.
        """,
        """
        result = dict(target)
        for key, value in patch.items():
            if value is None:
                result.pop(key, None)
            elif isinstance(value, dict):
                old = result.get(key)
                result[key] = merge_patch(old if isinstance(old, dict) else {}, value)
            else:
                result[key] = value
        return result
        """,
        lambda r: (_tree(r, 2, "a b port"), _tree(r, 2, "a b port")),
    ),
    made(
        "variants_tools.config_changes_as_dotted_lines",
        "diff_configs config_diff changed_settings describe_changes",
        "old: dict[str, object]; new: dict[str, object]",
        "list[str]",
        """
        Changes between two nested configs as sorted lines with dotted keys: 'a.b: 1 -> 2' for changed, \
        '+ a.c: 3' for added and '- a.d' for removed values. Inner dicts are compared key by key, \
        values are written with repr; all '+' lines come before '-' lines and those before changes.
        Compare nested dicts down to their leaves. List additions ('+ path: value'), then removals ('- \
        path'), then changes ('path: old -> new'), each part sorted by path; an empty inner dict counts \
        as a value.
        Return the differences of {old} and {new} in lines with dotted paths; no difference gives [].
        Describe what was added, removed and changed in a configuration with nested sections.
        Diff of two configs, flattened to dotted keys; values appear as Python writes them ('x' with \
        quotes).
        """,
        """
        def flatten(data: dict, prefix: str = "") -> dict:
            flat = {}
            for key, value in data.items():
                if isinstance(value, dict) and value:
                    flat.update(flatten(value, f"{prefix}{key}."))
                else:
                    flat[prefix + key] = value
            return flat

        before, after = flatten(old), flatten(new)
        added = [f"+ {key}: {after[key]!r}" for key in sorted(after.keys() - before.keys())]
        removed = [f"- {key}" for key in sorted(before.keys() - after.keys())]
        shared = sorted(before.keys() & after.keys())
        changed = [f"{key}: {before[key]!r} -> {after[key]!r}" for key in shared if before[key] != after[key]]
        return added + removed + changed
        """,
        lambda r: (lambda old: (old, r.choice((old, {**old, "port": _leaf(r)}, _tree(r, 2, "a b port")))))(
            _tree(r, 2, "a b port")
        ),
    ),
    made(
        "variants_tools.secrets_redacted_deep_by_key_part",
        "redact redact_secrets sanitize mask_sensitive",
        "data: object",
        "object",
        """
        Copy of {data}, nested dicts and lists, in which the values of keys that contain 'password', \
        'secret', 'token' or 'key' (any case) are '[REDACTED]', whatever they are.
        Hide secrets at any depth: if the name of a key has password, secret, token or key in it, its \
        whole value (dicts and lists, too) is replaced by '[REDACTED]'; everything else is kept.
        Return {data} without sensitive values. Lists are searched as well; the check looks for parts \
        of the key, so 'apiKey' and 'user_token' are hit.
        Redact a payload before logging it.
        Replace all values under sensitive names in nested data by the text '[REDACTED]', also None and \
        numbers.
        """,
        """
        if isinstance(data, list):
            return [redact(item) for item in data]
        if not isinstance(data, dict):
            return data
        words = ("password", "secret", "token", "key")
        return {
            key: "[REDACTED]" if any(word in key.lower() for word in words) else redact(value)
            for key, value in data.items()
        }
        """,
        lambda r: (
            r.choice(
                (
                    _tree_with_lists(r, "apiKey user password name user_token"),
                    _tree_with_lists(r, "apiKey user password name user_token"),
                    [_tree(r, 1, "SECRET id")],
                    "x",
                )
            ),
        ),
    ),
    made(
        "variants_tools.secrets_redacted_in_text",
        "redact_text scrub_text mask_secrets clean_log",
        "text: str",
        "str",
        """
        Hide secrets in {text}: what follows 'password=', 'token=' or 'secret=' (any case) up to the \
        next space, '&' or end becomes '***', as does the word behind 'Bearer ' and the password in \
        'scheme://user:password@'.
        Scrub a log text. Values after password=, token= and secret=, bearer tokens and passwords in \
        addresses are replaced by three stars; names, users and hosts stay.
        Return {text} with '***' in place of the values of password, token and secret assignments, of \
        tokens behind Bearer, and of the passwords in URLs with a login.
        Mask credentials in a message: 'db://ada:pw@host' gives 'db://ada:***@host', 'token=abc' gives \
        'token=***'.
        Replace secrets in free text by '***', keeping what names them.
        """,
        """
        text = re.sub(r"((?:password|token|secret)=)[^\\s&]+", r"\\1***", text, flags=re.IGNORECASE)
        text = re.sub(r"(Bearer )\\S+", r"\\1***", text, flags=re.IGNORECASE)
        return re.sub(r"(://[^:/@\\s]+:)[^@/\\s]+@", r"\\1***@", text)
        """,
        lambda r: (
            " ".join(
                r.choice(
                    (
                        "GET /x?token=abc&q=1",
                        "PASSWORD=hunter2",
                        "Authorization: Bearer a.b.c",
                        "db://ada:pw@host/x",
                        "ok",
                        "secret=",
                        "http://a.io:80/x",
                        "user=ada",
                        "bearer xyz",
                    )
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.unflatten_numbers_make_lists",
        "unflatten expand_keys nest_keys unflatten_json",
        "flat: dict[str, object]",
        "object",
        """
        Rebuild nested data from {flat} with dotted keys, where dicts whose keys are exactly 0, 1, 2, \
        ... become lists: {{'users.0.name': 'Ada', 'n': 1}} gives {{'users': [{{'name': 'Ada'}}], 'n': \
        1}}.
        Undo flattening with dots, including lists: parts that are numbers counting from 0 without a \
        gap are positions of a list. Empty input gives {{}}.
        Return nested dicts and lists for the dotted keys of {flat}. Numeric parts that don't run from \
        0 on remain keys of a dict.
        Expand dotted keys and turn levels with keys '0', '1', ... into lists in the order of the numbers.
        Unflatten a dict to the JSON structure it came from, lists included.
        """,
        """
        def convert(node: object) -> object:
            if not isinstance(node, dict):
                return node
            if node and set(node) == {str(index) for index in range(len(node))}:
                return [convert(node[str(index)]) for index in range(len(node))]
            return {key: convert(value) for key, value in node.items()}

        tree = {}
        for path, value in flat.items():
            *outer, last = path.split(".")
            target = tree
            for key in outer:
                target = target.setdefault(key, {})
            target[last] = value
        return convert(tree)
        """,
        lambda r: (
            {
                key: r.choice((1, "Ada", None))
                for key in r.sample(
                    ("users.0.name", "users.1.name", "n", "meta.page", "tags.1", "tags.0", "x.2", "a.b.c"),
                    r.randint(0, 6),
                )
            },
        ),
    ),
    made(
        "variants_tools.snake_keys_at_all_depths",
        "snake_keys keys_to_snake convert_keys decamelize",
        "data: object",
        "object",
        """
        Convert all keys of nested dicts and lists in {data} from camelCase to snake_case; values are \
        not touched. 'userId' becomes 'user_id', a run of capitals is one word ('HTTPCode' is \
        'http_code').
        Return {data} with snake_case keys at every depth, also in dicts inside of lists. Only keys change.
        Decamelize the keys of a JSON-like structure recursively.
        camelCase and PascalCase keys to snake_case, in all inner dicts and lists; texts that are \
        values stay as they are.
        Rename keys deeply: an underscore before each capital that begins a word, then lower case.
        """,
        """
        if isinstance(data, list):
            return [snake_keys(item) for item in data]
        if not isinstance(data, dict):
            return data
        result = {}
        for key, value in data.items():
            name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", key).lower()
            result[name] = snake_keys(value)
        return result
        """,
        lambda r: (
            r.choice(
                (
                    _tree_with_lists(r, "userId HTTPCode name firstName id apiKey2"),
                    [_tree(r, 2, "userId Page name")],
                    "camelCase",
                    None,
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.camel_keys_at_all_depths",
        "camel_keys keys_to_camel camelize camelize_keys",
        "data: object",
        "object",
        """
        Convert all keys of nested dicts and lists in {data} from snake_case to camelCase; values stay. \
        'user_id' becomes 'userId', an underscore at the start is kept.
        Return {data} with camelCase keys at every depth, dicts in lists included. Leading underscores \
        remain, values don't change.
        Camelize the keys of a payload before it is sent as JSON, recursively through dicts and lists.
        Rename keys deeply: a letter or digit after an underscore is written as a capital without the \
        underscore, except at the beginning.
        snake_case keys to camelCase at all levels; everything that is not a dict or list is returned \
        unchanged.
        """,
        """
        if isinstance(data, list):
            return [camel_keys(item) for item in data]
        if not isinstance(data, dict):
            return data
        return {
            re.sub(r"(?<=[a-z0-9])_+([a-z0-9])", lambda match: match[1].upper(), key): camel_keys(value)
            for key, value in data.items()
        }
        """,
        lambda r: (
            r.choice(
                (
                    _tree_with_lists(r, "user_id _private name first_name id page_2_size"),
                    [_tree(r, 2, "user_id page name")],
                    "snake_case",
                    None,
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.none_removed_from_dicts_only",
        "remove_none drop_none strip_nulls clean_nulls",
        "data: object",
        "object",
        """
        Remove keys with the value None from all dicts in {data}, at any depth, also inside lists; None \
        as an element of a list stays, and so do empty dicts and lists.
        Drop null fields recursively. Only dict entries are removed; list elements keep their number \
        and order.
        Return a copy of {data} in which no dict has a None value any more. Lists are gone through, but \
        keep None elements.
        Strip None fields from nested JSON without changing the positions in lists.
        Clean a payload: fields that are None go, 0, False, '' and list items don't.
        """,
        """
        if isinstance(data, dict):
            return {key: remove_none(value) for key, value in data.items() if value is not None}
        if isinstance(data, list):
            return [remove_none(item) for item in data]
        return data
        """,
        lambda r: (
            r.choice(
                (_tree_with_lists(r, "a b c"), _tree_with_lists(r, "a b c"), [None, {"a": None}, 1], None)
            ),
        ),
    ),
    made(
        "variants_tools.payload_without_blank_fields",
        "compact_payload drop_blank clean_payload remove_blank",
        "payload: dict[str, object]",
        "dict[str, object]",
        """
        Copy of {payload} with texts trimmed and without fields that are None or blank texts; 0, False \
        and empty lists stay.
        Clean a form: strip every text, then leave out None and ''. Values of other types are kept, \
        even if they are falsy.
        Return the fields of {payload} that have a value. Texts lose their outer spaces, and a text of \
        nothing but spaces counts as no value, as None does.
        Remove blank fields from submitted data.
        Keep what is neither None nor a blank text; kept texts are trimmed.
        """,
        """
        result = {}
        for key, value in payload.items():
            if isinstance(value, str):
                value = value.strip()
            if value is not None and value != "":
                result[key] = value
        return result
        """,
        lambda r: (
            {
                key: r.choice(("tea", " tea ", "", "  ", None, 0, False, [], 7))
                for key in r.sample(("name", "email", "age", "tags", "note"), r.randint(0, 5))
            },
        ),
    ),
    made(
        "variants_tools.payload_errors_required_and_type",
        "validate_payload validate check_payload payload_errors",
        "payload: dict[str, object]; schema: dict[str, type]",
        "list[str]",
        """
        Check {payload} against {schema} (field to type) and list errors: 'name is required' if a field \
        is missing or None, 'age must be int' if its type is wrong; in the order of {schema}, then 'x \
        is not allowed' for unknown fields in theirs. A bool is not accepted as int.
        Validate fields and types. Error texts: '<field> is required', '<field> must be <type name>', \
        and '<field> is not allowed' for additional fields; [] if all is well.
        Return the problems of {payload} as sentences. Every field of {schema} must be there with a \
        value of its type (True and False are no int), and no others.
        Payload validation with messages: missing or null fields, wrong types, unknown fields.
        List of error texts for a request body; the schema gives a Python type such as str, int, bool \
        or list for each field.
        """,
        """
        errors = []
        for field, kind in schema.items():
            value = payload.get(field)
            if value is None:
                errors.append(f"{field} is required")
            elif not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
                errors.append(f"{field} must be {kind.__name__}")
        errors.extend(f"{field} is not allowed" for field in payload if field not in schema)
        return errors
        """,
        lambda r: (
            {
                field: r.choice(("Ada", 7, True, None, [], "x", 30))
                for field in r.sample(("name", "age", "active", "extra"), r.randint(0, 4))
            },
            r.choice(
                (
                    {"name": str, "age": int},
                    {"name": str, "active": bool},
                    {"age": int},
                    {"name": str, "age": int, "active": bool},
                )
            ),
        ),
    ),
    made(
        "variants_tools.user_payload_error_sentences",
        "validate_user user_errors check_user validate_signup",
        "data: dict[str, object]",
        "list[str]",
        """
        Errors of a sign-up {data}, in this order: 'Name is required' (missing or blank), 'Email is \
        invalid' (not exactly one @ with text on both sides and a dot behind it), 'Age must be at least \
        18' (missing, no int or below 18).
        Validate 'name', 'email' and 'age' of a new user and return the messages for what is wrong, [] \
        if nothing is.
        List error sentences: a blank name, an e-mail address that is not of the form x@y.z, an age \
        that is not a whole number of 18 or more.
        Check a registration: name, email and age each have one message, given if the field is missing \
        or bad.
        Return a list of texts such as 'Email is invalid' for the fields of {data}; texts are trimmed \
        before the checks.
        """,
        """
        errors = []
        if not str(data.get("name") or "").strip():
            errors.append("Name is required")
        if not re.fullmatch(r"[^@\\s]+@[^@\\s]+\\.[^@\\s]+", str(data.get("email") or "").strip()):
            errors.append("Email is invalid")
        age = data.get("age")
        if not isinstance(age, int) or age < 18:
            errors.append("Age must be at least 18")
        return errors
        """,
        lambda r: (
            {
                key: value
                for key, value in {
                    "name": r.choice(("Ada", "", "  ", None)),
                    "email": r.choice(("ada@x.org", "ada", "a@b@c.d", " ada@x.org ", "@x.org", "ada@x", "")),
                    "age": r.choice((17, 18, 30, "20", None)),
                }.items()
                if r.random() < 0.85
            },
        ),
        "import re",
    ),
    made(
        "variants_tools.errors_by_field_from_rules",
        "validate_fields field_errors validate_form check_rules",
        "data: dict[str, object]; rules: dict[str, dict[str, object]]",
        "dict[str, str]",
        """
        First error of each field of {data} by {rules}: 'required' if a rule has 'required': True and \
        the value is missing, None or ''; otherwise 'too short' (below 'min_length'), 'too small' \
        (below 'min') or 'too large' (above 'max'). Fields without error don't appear; absent optional \
        ones are fine.
        Validate with a dict of rules per field, which may have the keys required, min_length, min and \
        max. Return field to error text, one for each faulty field.
        Check values: required first, then the length of the value against min_length, then the value \
        against min and max. A missing value that is not required is not checked any further.
        Return a dict of errors such as {{'name': 'too short', 'age': 'required'}}, empty if all rules \
        are met.
        Form validation by rules; of several problems of a field only the first is reported.
        """,
        """
        errors = {}
        for field, rule in rules.items():
            value = data.get(field)
            if value is None or value == "":
                if rule.get("required"):
                    errors[field] = "required"
            elif "min_length" in rule and len(value) < rule["min_length"]:
                errors[field] = "too short"
            elif "min" in rule and value < rule["min"]:
                errors[field] = "too small"
            elif "max" in rule and value > rule["max"]:
                errors[field] = "too large"
        return errors
        """,
        lambda r: (
            {
                key: value
                for key, value in {
                    "name": r.choice(("", "Al", "Ada", None)),
                    "age": r.choice((0, 17, 18, 121, None)),
                    "note": r.choice(("", "x")),
                }.items()
                if r.random() < 0.85
            },
            {
                "name": {"required": True, "min_length": 3},
                "age": r.choice(({"min": 18, "max": 120}, {"required": True, "min": 18, "max": 120})),
                "note": {"min_length": 2},
            },
        ),
    ),
    made(
        "variants_tools.route_angle_brackets_match",
        "match_route match_path route_params match_url",
        "pattern: str; path: str",
        "dict[str, str] | None",
        """
        Match {path} against a route {pattern} such as '/users/<id>/posts/<slug>': return the values of \
        the parts in angle brackets, {{}} if there are none, or None if it does not match. A slash at \
        the end of either does not matter.
        Compare path and pattern part by part: '<name>' takes any non-empty part, all others must be \
        equal. The result is a dict of the parameters, or None.
        Return the parameters of a route for {path}, None for another number of parts or a fixed part \
        that differs. Trailing slashes are ignored.
        Does '/users/7' fit '/users/<id>'? Then the answer is {{'id': '7'}}; a route without parameters \
        gives {{}} on a match.
        Route matching with parameters in '<...>'; no match is None, so that it can be told from a \
        match without parameters.
        """,
        """
        expected = pattern.rstrip("/").split("/")
        actual = path.rstrip("/").split("/")
        if len(expected) != len(actual):
            return None
        params = {}
        for part, value in zip(expected, actual):
            if part.startswith("<") and part.endswith(">"):
                if not value:
                    return None
                params[part[1:-1]] = value
            elif part != value:
                return None
        return params
        """,
        lambda r: (
            r.choice(("/users/<id>", "/users/<id>/posts/<slug>", "/about", "/", "/<a>/<b>/")),
            r.choice(
                (
                    "/users/7",
                    "/users/7/",
                    "/users/",
                    "/users/7/posts/tea",
                    "/about/",
                    "/",
                    "/x/y",
                    "/users//posts/a",
                    "/Users/7",
                )
            ),
        ),
    ),
    made(
        "variants_tools.route_typed_int_parameters",
        "match_route parse_route route_arguments match_typed_route",
        "pattern: str; path: str",
        "dict[str, object] | None",
        """
        Match {path} with a {pattern} such as '/users/<int:id>/<name>': '<int:id>' takes digits only \
        and gives an int, '<name>' takes any text without a slash. None if the whole path does not fit.
        Route with typed parameters. Parts '<int:x>' match one or more digits and are converted, parts \
        '<x>' match anything but '/', the rest must be the same; otherwise None.
        Return a dict of parameters (ints for those declared as int, texts otherwise) or None.
        Match a URL path against a pattern and convert its integer parameters.
        '/users/<int:id>' and '/users/42' give {{'id': 42}}, with '/users/x' it is None.
        """,
        """
        expected = pattern.split("/")
        actual = path.split("/")
        if len(expected) != len(actual):
            return None
        params = {}
        for part, value in zip(expected, actual):
            match = re.fullmatch(r"<(int:)?(\\w+)>", part)
            if not match:
                if part != value:
                    return None
            elif match[1]:
                if not value.isdecimal():
                    return None
                params[match[2]] = int(value)
            elif value:
                params[match[2]] = value
            else:
                return None
        return params
        """,
        lambda r: (
            r.choice(("/users/<int:id>", "/users/<int:id>/<name>", "/<page>", "/tea/<int:n>/x")),
            r.choice(
                (
                    "/users/42",
                    "/users/x",
                    "/users/7/ada",
                    "/users/7/",
                    "/about",
                    "/",
                    "/tea/007/x",
                    "/tea/7/y",
                    "/users/-1",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.first_route_static_before_dynamic",
        "resolve_route find_route dispatch route_for",
        "routes: dict[str, str]; path: str",
        "tuple[str, dict[str, str]] | None",
        """
        Find the handler for {path} in {routes} (pattern to name): an exactly equal pattern wins, \
        otherwise the first one that matches with '{{id}}'-like parts. Return (name, parameters), or None.
        Resolve a path: fixed routes come before those with parameters in braces, which are tried in \
        order. The parameters are a dict of texts.
        Return the name of the route and its parameter values, ('user', {{'id': '7'}}) for \
        '/users/{{id}}' and '/users/7'; None if no route fits.
        Dispatch by path. A pattern that is the path itself gives no parameters; in others each part in \
        braces matches one non-empty part.
        Which of {routes} is responsible, and with which arguments? None for an unknown path.
        """,
        """
        if path in routes:
            return routes[path], {}
        actual = path.split("/")
        for pattern, name in routes.items():
            expected = pattern.split("/")
            pairs = list(zip(expected, actual))
            dynamic = {part[1:-1]: value for part, value in pairs if part[:1] == "{" and value}
            fits = all(part == value or (part[:1] == "{" and value) for part, value in pairs)
            if len(expected) == len(actual) and fits:
                return name, dynamic
        return None
        """,
        lambda r: (
            dict(
                r.sample(
                    (
                        ("/users/{id}", "user"),
                        ("/users/new", "form"),
                        ("/{page}", "page"),
                        ("/users/{name}/{tab}", "tab"),
                        ("/", "home"),
                        ("/about", "about"),
                    ),
                    r.randint(1, 5),
                )
            ),
            r.choice(("/users/7", "/users/new", "/about", "/", "/users/ada/posts", "/users/", "/x/y")),
        ),
    ),
    made(
        "variants_tools.permissions_with_inherited_roles",
        "role_permissions all_permissions permissions_for effective_permissions",
        "role: str; roles: dict[str, dict[str, list[str]]]",
        "list[str]",
        """
        All permissions of {role}, sorted: its own 'permissions' and those of all roles it 'inherits', \
        directly or indirectly. Both lists may be missing, unknown roles have none.
        Collect the permissions of a role with inheritance. {roles} maps a name to a dict with \
        'permissions' and 'inherits'; each permission is listed once, in alphabetical order.
        Return the effective permissions of {role}: follow 'inherits' to any depth and unite all \
        'permissions'. Circles of inheritance do no harm.
        Which permissions does a role have, counting those of its parent roles?
        Resolve role inheritance; an unknown role gives [].
        """,
        """
        seen = set()
        permissions = set()
        waiting = [role]
        while waiting:
            name = waiting.pop()
            if name in roles and name not in seen:
                seen.add(name)
                permissions.update(roles[name].get("permissions", []))
                waiting.extend(roles[name].get("inherits", []))
        return sorted(permissions)
        """,
        lambda r: (
            r.choice(("admin", "editor", "user", "ghost")),
            {
                "user": {"permissions": r.sample(("read", "comment"), r.randint(0, 2))},
                "editor": {"permissions": ["write"], "inherits": r.choice((["user"], [], ["admin"]))},
                "admin": {
                    "permissions": r.choice((["delete"], ["delete", "read"])),
                    "inherits": r.choice((["editor"], ["user", "nobody"])),
                },
            },
        ),
    ),
    made(
        "variants_tools.has_roles_any_or_all",
        "has_roles check_roles is_authorized role_check",
        "user: dict[str, object] | None; required: list[str]; all_of: bool = False",
        "bool",
        """
        May {user} pass? The 'roles' of the user must include any of {required}, or each of them if \
        {all_of}; 'admin' always passes, no user (None) never, and with nothing {required} every user \
        does.
        Check roles: one common role is enough unless {all_of} is true. A user without the key 'roles' \
        has none, None is not logged in and gets False, admins get True.
        Return True if {user} is an admin, if {required} is empty, or if the roles match (some of them, \
        or all with {all_of}).
        Authorization by roles with an admin exception; anonymous users (None) are refused in any case.
        Is the user allowed in? any/all of the required roles, depending on {all_of}.
        """,
        """
        if user is None:
            return False
        roles = user.get("roles", [])
        if "admin" in roles or not required:
            return True
        check = all if all_of else any
        return check(role in roles for role in required)
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    {},
                    {"roles": r.sample(("editor", "user", "sales"), r.randint(0, 3))},
                    {"roles": ["user"]},
                    {"roles": ["admin"]},
                )
            ),
            r.sample(("editor", "user", "sales"), r.randint(0, 2)),
            r.choice((True, False)),
        ),
    ),
    made(
        "variants_tools.feature_enabled_bool_users_or_percent",
        "is_enabled feature_enabled flag_on is_feature_on",
        "flags: dict[str, object]; name: str; user_id: int",
        "bool",
        """
        Is the feature {name} on for {user_id}? Its entry in {flags} is a bool (for all or none), a \
        list of user ids, or an int percentage: then it is on for ids with id % 100 below it. A missing \
        flag is off.
        Evaluate a feature flag that may be True or False, a list of allowed users, or a rollout \
        percentage from 0 to 100 compared with {user_id} modulo 100.
        Return whether a user sees a feature. bool: as it says; list: if the id is in it; number: if \
        {user_id} % 100 is smaller; unknown feature: False.
        Feature toggle by user with three kinds of values.
        Check a flag for one user. 25 turns it on for the users whose id ends in 00 to 24, [3, 7] for \
        those two, True for everybody.
        """,
        """
        value = flags.get(name, False)
        if isinstance(value, bool):
            return value
        if isinstance(value, list):
            return user_id in value
        return user_id % 100 < value
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {"beta": r.choice((True, False))},
                    {"beta": [3, 7, 124]},
                    {"beta": r.choice((0, 25, 50, 100))},
                    {"other": True},
                )
            ),
            "beta",
            r.choice((3, 7, 24, 25, 99, 124, 1200)),
        ),
    ),
    made(
        "variants_tools.breadcrumbs_label_and_url",
        "breadcrumbs make_breadcrumbs breadcrumb_links path_breadcrumbs",
        "path: str",
        "list[tuple[str, str]]",
        """
        Breadcrumbs for a URL {path} as (label, address) pairs, beginning with ('Home', '/'): each part \
        adds one, its label with '-' and '_' as spaces and capital initials: '/shop/green-tea' ends in \
        ('Green Tea', '/shop/green-tea').
        List the steps from the start page to {path}. Every step has a readable label and the path up \
        to it; empty parts are ignored.
        Return label and link for Home and each segment of {path}; hyphens and underscores become \
        spaces, words are capitalized.
        Turn '/blog/my_post/' into [('Home', '/'), ('Blog', '/blog'), ('My Post', '/blog/my_post')].
        Breadcrumb trail with links; '/' and '' consist of Home alone.
        """,
        """
        crumbs = [("Home", "/")]
        url = ""
        for part in path.split("/"):
            if part:
                url += "/" + part
                words = part.replace("-", " ").replace("_", " ").split()
                crumbs.append((" ".join(word.capitalize() for word in words), url))
        return crumbs
        """,
        lambda r: (
            "/".join(
                r.choice(("", "shop", "green-tea", "my_post", "FAQ", "2024")) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "variants_tools.breadcrumb_text_middle_shortened",
        "breadcrumb_text format_breadcrumb breadcrumb_line join_breadcrumb",
        "names: list[str]; limit: int = 4",
        "str",
        """
        Join {names} with ' / '; if there are more than {limit}, keep the first and the last {limit} - \
        2 and put '…' between: 'Home / … / Tea / Green'. {limit} is at least 3.
        Breadcrumb as text of at most {limit} entries. When it is too long, an ellipsis stands for \
        those behind the first one, so that {limit} entries remain including '…'.
        Return the trail parted by ' / '; long ones are shortened in the middle after the first name.
        Show the path to a page: first name, '…' for what does not fit, and the last names.
        Write a breadcrumb line; up to {limit} names are all shown.
        """,
        """
        if len(names) > limit:
            names = [names[0], "…", *names[-(limit - 2) :]]
        return " / ".join(names)
        """,
        lambda r: (
            ["Home", "Shop", "Drinks", "Tea", "Green", "Sencha"][: r.randint(0, 6)],
            r.choice((4, 4, 3, 5)),
        ),
    ),
    made(
        "variants_tools.html_link_external_new_tab",
        "html_link make_link link_tag anchor",
        "url: str; text: str = ''",
        "str",
        """
        HTML link to {url} with {text} (the address itself if empty), both escaped (&, <, >, "); \
        external addresses that begin with 'http://' or 'https://' get ' target="_blank" rel="noopener"'.
        Make an <a> element. Links to other sites open in a new tab with rel="noopener", paths don't; \
        special characters are escaped in both places.
        Return '<a href="...">...</a>', for addresses with http or https with target and rel behind the \
        href. Without {text} the {url} is shown.
        Anchor tag that treats absolute web addresses as external.
        Link in HTML, safely escaped, with a new tab for external targets only.
        """,
        """
        address = html.escape(url)
        label = html.escape(text or url)
        external = url.startswith(("http://", "https://"))
        extra = ' target="_blank" rel="noopener"' if external else ""
        return f'<a href="{address}"{extra}>{label}</a>'
        """,
        lambda r: (
            r.choice(("/about", "https://a.io/?a=1&b=2", "http://x.org", "#top", "mailto:ada@x.org")),
            r.choice(("", "Home", "Tea & Milk", "<b>")),
        ),
        "import html",
    ),
    made(
        "variants_tools.html_list_nested",
        "html_list nested_list make_list to_html_list",
        "items: list[object]",
        "str",
        """
        HTML list '<ul><li>a</li>...</ul>' of {items}, where a list among them becomes a list of its \
        own within the item before it; texts are escaped (&, <, >). [] gives ''.
        Nested <ul> from nested lists: ['a', ['b', 'c']] is \
        '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'. Lists follow a text to which they belong.
        Return {items} as an unordered list without spaces or line breaks; an inner list stands inside \
        the <li> of the text that precedes it, an empty one adds nothing.
        Render a tree of texts as nested HTML lists with escaped texts.
        Unordered list with sublists; every list in {items} has a text in front of it.
        """,
        """
        if not items:
            return ""
        parts = []
        for item in items:
            if isinstance(item, list):
                parts[-1] += html_list(item)
            else:
                parts.append(html.escape(item, quote=False))
        return "<ul>" + "".join(f"<li>{part}</li>" for part in parts) + "</ul>"
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    ["tea", "milk & honey"],
                    ["tea", ["green", "black"], "milk"],
                    ["a", ["b", ["c"]], "<d>"],
                    ["a", []],
                    [r.choice(("x", "y")), [r.choice(("p", "q")) for _ in range(r.randint(0, 3))]],
                )
            ),
        ),
        "import html",
    ),
    made(
        "variants_tools.html_table_from_records",
        "html_table records_to_html dicts_to_table table_from_dicts",
        "records: list[dict[str, object]]",
        "str",
        """
        HTML table of {records} in one line: a row of <th> with the keys of the first record, then a \
        row of <td> for each; missing values and None are empty cells, everything is escaped (&, <, >). \
        No records give ''.
        Turn dicts into '<table><tr><th>...</th></tr><tr><td>...</td></tr></table>'. The columns are \
        the keys of the first dict; there is no whitespace between tags.
        Return a table with header for a list of dicts, '' for an empty one. Values become text, None \
        and absent ones nothing.
        Render records as an HTML table; further keys of later records are ignored.
        Table markup from records, header taken from the first of them, special characters escaped.
        """,
        """
        if not records:
            return ""
        keys = list(records[0])

        def row(tag: str, values: list[object]) -> str:
            cells = ("" if value is None else html.escape(str(value), quote=False) for value in values)
            return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"

        rows = [row("td", [record.get(key) for key in keys]) for record in records]
        return "<table>" + row("th", keys) + "".join(rows) + "</table>"
        """,
        lambda r: (
            [
                {
                    key: r.choice(("tea", 7, None, "A & B", "<i>", 2.5))
                    for key in r.sample(("name", "price", "note"), r.randint(1, 3))
                }
                for _ in range(r.randint(0, 3))
            ],
        ),
        "import html",
    ),
    made(
        "variants_tools.markdown_inline_to_html_escaped",
        "markdown_to_html inline_markdown render_inline format_inline",
        "text: str",
        "str",
        """
        Convert inline Markdown to HTML: &, < and > are escaped, then `code` becomes <code>, **bold** \
        <strong>, *italic* <em> and [text](url) a link. Marks must enclose at least one character.
        Render the inline marks of {text}: backticks, double stars, single stars and links, in this \
        order, after escaping the HTML signs &, < and >.
        Return {text} as HTML with <code>, <strong>, <em> and <a href="..."> in place of the Markdown \
        marks; everything else is escaped text.
        Turn '**a** & [b](/c)' into '<strong>a</strong> &amp; <a href="/c">b</a>'.
        Simple Markdown within a line to HTML; raw HTML in it is shown literally.
        """,
        """
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        text = re.sub(r"`([^`]+)`", r"<code>\\1</code>", text)
        text = re.sub(r"\\*\\*(.+?)\\*\\*", r"<strong>\\1</strong>", text)
        text = re.sub(r"\\*(.+?)\\*", r"<em>\\1</em>", text)
        return re.sub(r"\\[([^\\]]+)\\]\\(([^)\\s]+)\\)", r'<a href="\\2">\\1</a>', text)
        """,
        lambda r: (
            " ".join(
                r.choice(("tea", "**bold**", "*it*", "`x`", "[a](/b)", "a & b", "<b>", "2 * 3", "**"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.markdown_blocks_to_html",
        "markdown_to_html render_markdown md_to_html convert_markdown",
        "text: str",
        "str",
        """
        Convert simple Markdown to HTML: '# ' to '###### ' lines are headings, consecutive '- ' lines a \
        <ul>, other consecutive non-blank lines one <p> (joined by spaces). Blocks are joined by line \
        breaks; no inline marks, no escaping.
        Markdown blocks to HTML: headings by the number of '#', lists of lines that begin with '- ', \
        and paragraphs, which end at a blank line or another kind of block.
        Return <h1> to <h6>, <ul><li>...</li></ul> and <p> elements for {text}, one per line of the result.
        Render headings, bullet lists and paragraphs. Lines of a paragraph are put together with \
        blanks, items of a list stand without whitespace between the tags.
        A very small Markdown converter for blocks; blank text gives ''.
        """,
        """
        blocks = []
        kind = ""
        for line in text.splitlines():
            line = line.strip()
            heading = re.match(r"(#{1,6}) (.+)", line)
            if heading:
                kind = ""
                level = len(heading[1])
                blocks.append(f"<h{level}>{heading[2]}</h{level}>")
            elif not line:
                kind = ""
            else:
                tag = "ul" if line.startswith("- ") else "p"
                content = f"<li>{line[2:]}</li>" if tag == "ul" else line
                if tag == kind:
                    joint = "" if tag == "ul" else " "
                    blocks[-1] = blocks[-1].removesuffix(f"</{tag}>") + f"{joint}{content}</{tag}>"
                else:
                    blocks.append(f"<{tag}>{content}</{tag}>")
                kind = tag
        return "\\n".join(blocks)
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    ("# Title", "### Part", "- tea", "- milk", "some text", "more", "", "", "#tag", "-x")
                )
                for _ in range(r.randint(0, 7))
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.img_tag_with_optional_size",
        "img_tag image_tag html_image make_img",
        "src: str; alt: str = ''; width: int | None = None; height: int | None = None",
        "str",
        """
        HTML image '<img src="..." alt="...">' with ' width="..."' and ' height="..."' only if they are \
        given; & < > and double quotes are escaped in {src} and {alt}. The alt attribute is always there.
        Make an <img> tag. Source and alternative text are escaped, the dimensions are added in the \
        order width, height when they are not None.
        Return the markup of an image with alt text (perhaps empty) and optional size.
        Image element for HTML: src, alt, then width and height if present.
        Write an img tag with safely escaped attributes; a missing {width} or {height} leaves out that \
        attribute.
        """,
        """
        attributes = [f'src="{html.escape(src)}"', f'alt="{html.escape(alt)}"']
        if width is not None:
            attributes.append(f'width="{width}"')
        if height is not None:
            attributes.append(f'height="{height}"')
        return f"<img {' '.join(attributes)}>"
        """,
        lambda r: (
            r.choice(("/logo.png", "a.jpg?x=1&y=2")),
            r.choice(("", "Logo", 'The "Tea"', "A < B")),
            r.choice((None, 100, 0)),
            r.choice((None, 50)),
        ),
        "import html",
    ),
    made(
        "variants_tools.preview_whole_sentences",
        "preview summary_preview teaser excerpt",
        "text: str; limit: int = 100",
        "str",
        """
        Preview of {text} made of as many whole sentences (ending in . ! or ? before a space or the \
        end) as fit into {limit} characters. If not even the first fits, cut it at the last space that \
        leaves room for '…' and add this.
        Take complete sentences from the start while their total length is at most {limit}; otherwise \
        shorten at a word boundary with '…' counted in. Runs of whitespace become one space.
        Return a teaser of at most {limit} characters: whole sentences if possible, else the beginning \
        of the first one with an ellipsis.
        Text preview that prefers to end with a sentence. A text that fits is returned whole, spaces \
        squeezed.
        Shorten {text} for a list of posts without breaking a sentence if that can be avoided, and \
        never a word if it is avoidable.
        """,
        """
        text = " ".join(text.split())
        preview = ""
        for sentence in re.split(r"(?<=[.!?]) ", text):
            longer = f"{preview} {sentence}".strip()
            if len(longer) > limit:
                break
            preview = longer
        if preview or not text:
            return preview
        cut = text[:limit].rfind(" ")
        return text[: cut if cut > 0 else limit - 1] + "…"
        """,
        lambda r: (
            " ".join(
                r.choice(
                    (
                        "Tea is hot.",
                        "Who  wants some milk?",
                        "Yes!",
                        "no end here",
                        "A rather long sentence about bread.",
                    )
                )
                for _ in range(r.randint(0, 4))
            ),
            r.choice((10, 20, 40, 100)),
        ),
        "import re",
    ),
    made(
        "variants_tools.html_preview_without_tags",
        "html_preview text_preview strip_and_truncate html_excerpt",
        "html: str; limit: int = 50",
        "str",
        """
        Plain preview of {html}: tags are replaced by spaces, whitespace is squeezed, and what exceeds \
        {limit} characters is cut at a word boundary with '...' added (the dots do not count).
        Text of an HTML fragment, shortened to at most {limit} characters plus '...'. No word is cut \
        unless it alone is too long.
        Return {html} without tags, in one line, truncated behind the last whole word within {limit} \
        and followed by three dots if something is missing.
        Preview for a post: strip tags, collapse spaces, cut to {limit} at a space, append '...'.
        The first {limit} characters of the visible text, without a half word at the end, and '...' \
        when it goes on.
        """,
        """
        text = " ".join(re.sub(r"<[^>]*>", " ", html).split())
        if len(text) <= limit:
            return text
        start = text[: limit + 1].rpartition(" ")[0] or text[:limit]
        return start + "..."
        """,
        lambda r: (
            "".join(
                r.choice(("<p>", "</p>", "Hello", " tea", "<br>", " and bread", "\n", "<b>milk</b>"))
                for _ in range(r.randint(0, 8))
            ),
            r.choice((5, 10, 20, 50)),
        ),
        "import re",
    ),
    made(
        "variants_tools.highlight_terms_in_escaped_html",
        "highlight mark_terms highlight_search highlight_terms",
        "text: str; query: str",
        "str",
        """
        Wrap every occurrence of a word of {query} in {text} into <mark>...</mark>, ignoring case and \
        keeping the spelling of {text}; &, < and > are escaped. Longer words go first; a blank {query} \
        only escapes.
        Highlight search words in a text for HTML. The words of {query} are marked anywhere, also \
        within words; special characters are escaped inside and outside of the marks.
        Return {text} as safe HTML in which the parts that match one of the words of {query} (any case) \
        stand in <mark> tags.
        Mark hits: 'Green tea' with 'TEA' becomes 'Green <mark>tea</mark>'.
        Show where the words of a search occur, by <mark> elements in the escaped text.
        """,
        """
        words = sorted(query.split(), key=len, reverse=True)
        if not words:
            return html.escape(text, quote=False)
        pattern = "(" + "|".join(re.escape(word) for word in words) + ")"
        parts = re.split(pattern, text, flags=re.IGNORECASE)
        return "".join(
            f"<mark>{html.escape(part, quote=False)}</mark>" if index % 2 else html.escape(part, quote=False)
            for index, part in enumerate(parts)
        )
        """,
        lambda r: (
            " ".join(
                r.choice(("Green", "tea", "TEA", "teapot", "a<b", "milk & honey", "C++"))
                for _ in range(r.randint(0, 5))
            ),
            r.choice(("tea", "TEA", "", " ", "tea teapot", "milk <", "c++", "e")),
        ),
        ("import html", "import re"),
    ),
    made(
        "variants_tools.reading_time_words_and_images",
        "reading_time read_time estimate_reading_time reading_minutes",
        "words: int; images: int = 0; speed: int = 240",
        "int",
        """
        Reading time in whole minutes, rounded up, of {words} at {speed} a minute plus 12 seconds for \
        each of the {images}; at least 1.
        How many minutes does an article take? Words by reading speed, 12 seconds per image, rounded up \
        to full minutes and never below 1.
        Return the minutes for {words} and {images}: words / {speed}, plus a fifth of a minute per \
        image, always rounded up, minimum 1.
        Estimate the time to read a post with pictures (each 12 seconds).
        Minutes of reading, images included, as an int of 1 or more.
        """,
        """
        seconds = words * 60 / speed + images * 12
        return max(1, math.ceil(seconds / 60))
        """,
        lambda r: (
            r.choice((0, 1, 240, 241, 480, 500, 1000)),
            r.choice((0, 0, 1, 5, 6)),
            r.choice((240, 240, 200)),
        ),
        "import math",
    ),
    made(
        "variants_tools.time_ago_yesterday_then_days",
        "time_ago relative_time ago humanize_time",
        "timestamp: int; now: int",
        "str",
        """
        How long before {now} was {timestamp} (both in seconds)? 'just now' below a minute (or in the \
        future), '5 min ago', '3 h ago' below a day, 'yesterday' below two days, then '4 days ago'; \
        from 30 days on 'long ago'.
        Relative time for a feed: just now, minutes, hours, yesterday for 24 to 48 hours, days, and \
        'long ago' after 30 days. Parts of a unit are dropped.
        Return a short text for the age of {timestamp}: units min and h are abbreviated, one to two \
        days are 'yesterday', 30 days and more 'long ago'.
        When did it happen, seen from {now}? Times after {now} count as 'just now'.
        Age in words with 'yesterday' for one day.
        """,
        """
        seconds = now - timestamp
        if seconds < 60:
            return "just now"
        if seconds < 3600:
            return f"{seconds // 60} min ago"
        if seconds < 86400:
            return f"{seconds // 3600} h ago"
        days = seconds // 86400
        if days == 1:
            return "yesterday"
        return f"{days} days ago" if days < 30 else "long ago"
        """,
        lambda r: (lambda age: (1_700_000_000 - age, 1_700_000_000))(
            r.choice(
                (
                    -5,
                    0,
                    59,
                    60,
                    3599,
                    3600,
                    86399,
                    86400,
                    172799,
                    172800,
                    5 * 86400,
                    2591999,
                    2592000,
                    r.randint(0, 400000),
                )
            )
        ),
    ),
    made(
        "variants_tools.welcome_message_guest_or_back",
        "welcome_message greet_user greeting welcome_text",
        "name: str = ''; returning: bool = False",
        "str",
        """
        'Welcome, Ada!' for {name}, 'Welcome back, Ada!' if {returning}; a blank {name} is 'Guest' (and \
        never 'back'). Only the first word of the name is used, with a capital initial.
        Greet a visitor by the first word of {name}: 'Welcome, X!' or, for a {returning} one, 'Welcome \
        back, X!'. Without a name it is always 'Welcome, Guest!'.
        Return the welcome text for a page. The first name starts with a capital letter, the rest of it \
        stays as it is.
        Welcome line with first name, different for new and returning users and for guests.
        Text above a dashboard: first name of {name} or 'Guest'.
        """,
        """
        words = name.split()
        if not words:
            return "Welcome, Guest!"
        first = words[0][0].upper() + words[0][1:]
        return f"Welcome back, {first}!" if returning else f"Welcome, {first}!"
        """,
        lambda r: (r.choice(("", "  ", "ada", "Ada Lovelace", " mcCoy lee", "Ben")), r.choice((True, False))),
    ),
    made(
        "variants_tools.avatar_initials_from_name_or_email",
        "avatar_initials user_initials initials_for get_initials",
        "name: str; email: str = ''",
        "str",
        """
        Two capital initials for an avatar: first letters of the first and last word of {name}; a \
        single word gives its first two letters; without a name the first letter of {email}; '?' if \
        that is empty, too.
        Avatar text: 'Ada Lovelace' is 'AL', 'Ada' is 'AD', no name but 'ben@x.org' is 'B', nothing at \
        all '?'.
        Return the initials of {name} in capitals, falling back to two letters of its only word, then \
        to the e-mail's first letter, then to '?'.
        Which letters stand in a user's round picture? Middle names are left out.
        Initials of first and last name, with fallbacks for single names and missing ones.
        """,
        """
        words = name.split()
        if len(words) > 1:
            return (words[0][0] + words[-1][0]).upper()
        if words:
            return words[0][:2].upper()
        return email.strip()[:1].upper() or "?"
        """,
        lambda r: (
            r.choice(("", " ", "Ada Lovelace", "ada", "Eva Maria van Dyk", "x")),
            r.choice(("", "ben@x.org", " Carla@x.org")),
        ),
    ),
    made(
        "variants_tools.avatar_color_from_text_sum",
        "avatar_color color_for pick_color user_color",
        "name: str; palette: list[str]",
        "str",
        """
        Color for {name} from the {palette}: the sum of the character codes of the name, trimmed and in \
        lower case, modulo the number of colors is the index. The same name always gets the same color.
        Choose a stable color by name: add up ord() of all characters (no outer spaces, small letters) \
        and take that element of {palette}, cyclically.
        Return one of {palette}, determined by the letters of {name} regardless of case and blanks \
        around it.
        Pick an avatar's background color from the name by a simple checksum.
        Map a user name to a color without randomness; an empty name gets the first one.
        """,
        """
        total = sum(ord(char) for char in name.strip().lower())
        return palette[total % len(palette)]
        """,
        lambda r: (
            r.choice(("", "Ada", "ada ", "Ben", "Carla", "x")),
            r.choice((["red", "green", "blue"], ["#111", "#222"], ["teal", "navy", "gold", "gray", "pink"])),
        ),
    ),
    made(
        "variants_tools.gravatar_address",
        "gravatar_url avatar_url gravatar profile_image_url",
        "email: str; size: int = 80",
        "str",
        """
        Gravatar address of {email}: 'https://www.gravatar.com/avatar/' + MD5 hex digest of the \
        trimmed, lower-case address + '?s={size}&d=identicon'.
        Return the picture URL for an e-mail address. Outer spaces and capitals don't matter, since the \
        MD5 is taken from the cleaned address; the size in pixels and the default 'identicon' are \
        parameters.
        Build the link to a Gravatar image with the parameters s ({size}, 80 by default) and d=identicon.
        Avatar link by the MD5 hash of an e-mail in small letters without blanks around it.
        Which address has the Gravatar of a user? The hash of the e-mail, then '?s=' and '&d=identicon'.
        """,
        """
        digest = hashlib.md5(email.strip().lower().encode()).hexdigest()
        return f"https://www.gravatar.com/avatar/{digest}?s={size}&d=identicon"
        """,
        lambda r: (r.choice(("ada@x.org", " Ada@X.org ", "", "ben@a.io")), r.choice((80, 80, 32, 200))),
        "import hashlib",
    ),
    made(
        "variants_tools.ansi_color_by_name",
        "colorize color_text ansi_color paint",
        "text: str; color: str; bold: bool = False",
        "str",
        """
        Color {text} for a terminal: ESC[31m for 'red', 32 'green', 33 'yellow', 34 'blue' in front and \
        ESC[0m behind; with {bold} '1;' comes before the number. An unknown color or an empty text \
        changes nothing.
        Wrap {text} in ANSI codes: '\\x1b[' + code + 'm', the text, '\\x1b[0m'. Codes are 31 red, 32 \
        green, 33 yellow, 34 blue, preceded by '1;' for {bold}.
        Return {text} in the given terminal color. Names other than red, green, yellow and blue leave \
        it as it is, and so does an empty text.
        Add escape sequences for color (and bold) to a text and reset them at its end.
        Terminal text in color; '1;31' is bold red.
        """,
        """
        codes = {"red": 31, "green": 32, "yellow": 33, "blue": 34}
        if color not in codes or not text:
            return text
        style = f"1;{codes[color]}" if bold else str(codes[color])
        return f"\\x1b[{style}m{text}\\x1b[0m"
        """,
        lambda r: (
            r.choice(("ok", "failed", "", "a b")),
            r.choice(("red", "green", "yellow", "blue", "pink")),
            r.choice((True, False)),
        ),
    ),
    made(
        "variants_tools.usage_color_by_percent",
        "usage_color threshold_color status_color level_color",
        "used: float; total: float; warning: int = 70; critical: int = 90",
        "str",
        """
        Color for the share of {used} in {total}: 'green' below {warning} percent, 'yellow' below \
        {critical} percent, 'red' from there on; 'gray' if {total} is not positive.
        Traffic light for usage such as disk space: the percentage decides between green, yellow (from \
        {warning} on) and red (from {critical} on). Without a total it is gray.
        Return 'green', 'yellow', 'red' or 'gray' depending on 100 * {used} / {total} and the two \
        limits, which belong to the higher level.
        Which color has a quota bar? Warning from 70, critical from 90 percent by default.
        Color name by percentage used, with 'gray' for an unknown (zero or negative) total.
        """,
        """
        if total <= 0:
            return "gray"
        percent = 100 * used / total
        if percent >= critical:
            return "red"
        return "yellow" if percent >= warning else "green"
        """,
        lambda r: (
            float(r.choice((0, 10, 69, 70, 89, 90, 100, 120))),
            float(r.choice((100, 100, 200, 0, -1))),
            r.choice((70, 50)),
            r.choice((90, 80)),
        ),
    ),
    made(
        "variants_tools.cart_totals_with_tax_dict",
        "cart_summary calculate_totals cart_totals order_totals",
        "items: list[dict[str, object]]; tax_percent: float = 0",
        "dict[str, float]",
        """
        Totals of the cart {items} (dicts with 'name', 'price' and 'quantity'): a dict with 'count' \
        (pieces), 'subtotal', 'tax' ({tax_percent} percent of the subtotal) and 'total', amounts \
        rounded to 2 decimals.
        Add up a cart: number of pieces, sum of price times quantity, tax on top of it and the sum of \
        both. The tax is rounded to cents before it is added.
        Return count, subtotal, tax and total for {items}; an empty cart has 0 pieces and amounts of 0.0.
        Summary of a shopping cart with sales tax that is added to the prices.
        Compute 'count', 'subtotal', 'tax' and 'total' of a cart, each amount to the cent.
        """,
        """
        count = sum(item["quantity"] for item in items)
        subtotal = round(sum((item["price"] * item["quantity"] for item in items), 0.0), 2)
        tax = round(subtotal * tax_percent / 100, 2)
        return {"count": count, "subtotal": subtotal, "tax": tax, "total": round(subtotal + tax, 2)}
        """,
        lambda r: (_cart_lines(r), r.choice((0, 5, 10, 19, 7.5))),
    ),
    made(
        "variants_tools.cart_lines_as_receipt_text",
        "order_summary cart_text receipt_lines print_cart",
        "items: list[dict[str, object]]",
        "str",
        """
        Text of the cart {items}: a line '2 x Tea @ 3.50 = 7.00' for each (quantity, name, price, \
        amount), then 'Total: 7.00'; 'Your cart is empty.' without items.
        List every item with quantity, unit price and amount, two decimals each, and the total in a \
        last line. An empty cart gives 'Your cart is empty.'.
        Return the order as lines of text, e.g. '1 x milk @ 1.25 = 1.25', ending with the total.
        Order summary for an e-mail: one line per item and a total line. Names are written as they are.
        Write out a cart of dicts with 'name', 'price' and 'quantity'.
        """,
        """
        if not items:
            return "Your cart is empty."
        lines = []
        total = 0
        for item in items:
            amount = item["price"] * item["quantity"]
            total += amount
            lines.append(f"{item['quantity']} x {item['name']} @ {item['price']:.2f} = {amount:.2f}")
        return "\\n".join([*lines, f"Total: {total:.2f}"])
        """,
        lambda r: (_cart_lines(r),),
    ),
    made(
        "variants_tools.cart_add_up_to_stock",
        "add_to_cart add_item cart_add put_in_cart",
        "cart: dict[str, int]; stock: dict[str, int]; item: str; quantity: int = 1",
        "dict[str, int]",
        """
        New {cart} with {quantity} more of {item}, but never more than {stock} has; an item that is not \
        in {stock} or sold out is not added. Raises ValueError if {quantity} is below 1.
        Put {item} into a copy of the cart. What is in the cart afterwards is limited by the stock; \
        with no stock nothing is added. A quantity of 0 or less is a ValueError.
        Return the cart after adding {item}: the smaller of old plus new quantity and the pieces \
        available. Unknown items leave the cart as it is.
        Add to cart with a stock limit, without changing the given dict.
        Increase the count of {item} by {quantity}, capped at its stock; items without stock are ignored.
        """,
        """
        if quantity < 1:
            raise ValueError("quantity must be at least 1")
        result = dict(cart)
        available = stock.get(item, 0)
        if available > 0:
            result[item] = min(cart.get(item, 0) + quantity, available)
        return result
        """,
        lambda r: (_counts(r, 1, 3), _counts(r, 0, 5), r.choice(_GOODS), r.choice((1, 1, 2, 5))),
    ),
    made(
        "variants_tools.cart_quantities_updated_from_form",
        "update_cart apply_quantities change_quantities update_quantities",
        "cart: dict[str, int]; changes: dict[str, str]; limit: int = 99",
        "dict[str, int]",
        """
        New {cart} with the quantities that {changes} gives as texts: whole numbers replace the old \
        quantity (at most {limit}), 0 and less remove the item, text that is no number and items not in \
        the cart are ignored.
        Apply the quantity fields of a cart form. Each text is trimmed and read as a whole number; \
        invalid ones leave the item as it is, large ones are cut to {limit}.
        Return a copy of the cart after the changes. Items with a new quantity below 1 disappear, \
        unknown items are not added.
        Update quantities in a cart from user input such as {{'tea': '3', 'milk': '0', 'rice': 'abc'}}.
        Set new quantities where the text is an integer, remove items set to 0, keep everything else.
        """,
        """
        result = {}
        for item, quantity in cart.items():
            try:
                quantity = min(int(changes[item]), limit)
            except (KeyError, ValueError):
                pass
            if quantity > 0:
                result[item] = quantity
        return result
        """,
        lambda r: (
            _counts(r, 1, 6),
            {
                item: r.choice(("3", " 2 ", "0", "-1", "abc", "", "500"))
                for item in r.sample(_GOODS, r.randint(0, 3))
            },
            r.choice((99, 10)),
        ),
    ),
    made(
        "variants_tools.coupon_result_with_message",
        "apply_coupon use_coupon redeem_coupon coupon_result",
        "total: float; code: str; coupons: dict[str, dict[str, object]]",
        "tuple[float, str]",
        """
        Apply the coupon {code} (trimmed, any case) to {total}: return (new total, 'ok'), or ({total}, \
        'unknown code') or ({total}, 'minimum not reached'). {coupons} maps upper-case codes to dicts \
        with 'type' ('percent' or 'fixed'), 'value' and perhaps 'minimum'; the result is at least 0.0, \
        rounded to 2 decimals.
        Redeem a coupon. Percent coupons take 'value' percent off, fixed ones the amount; if {total} is \
        below 'minimum' (0 if missing), or the code does not exist, nothing changes and the message \
        says why.
        Return the price after the coupon together with a message: 'ok', 'unknown code' or 'minimum not \
        reached'. The code is compared without case.
        Coupon check and discount in one: a tuple of total and message.
        Look up {code} in {coupons} and reduce {total} by a percentage or an amount, never below zero.
        """,
        """
        coupon = coupons.get(code.strip().upper())
        if coupon is None:
            return total, "unknown code"
        if total < coupon.get("minimum", 0):
            return total, "minimum not reached"
        discount = total * coupon["value"] / 100 if coupon["type"] == "percent" else coupon["value"]
        return round(max(0.0, total - discount), 2), "ok"
        """,
        lambda r: (
            r.choice((3.0, 20.0, 49.99, 50.0, 120.5)),
            r.choice(("SAVE10", " save10 ", "FIVE", "five", "BIG", "nope", "")),
            {
                "SAVE10": {"type": "percent", "value": 10},
                "FIVE": {"type": "fixed", "value": 5.0},
                "BIG": {"type": "percent", "value": 25, "minimum": 50},
            },
        ),
    ),
    made(
        "variants_tools.free_shipping_hint_text",
        "free_shipping_message shipping_hint free_shipping_text shipping_notice",
        "subtotal: float; limit: float = 50.0",
        "str",
        """
        'Add $5.00 more for free shipping!' with what is missing until {subtotal} reaches {limit}, 'You \
        get free shipping!' if it does; an empty cart (0) gives ''.
        Hint on free shipping in a cart: the missing amount in dollars with two decimals, or a \
        confirmation from {limit} on. Nothing is shown for a subtotal of 0.
        Return the message above the cart: how much more must be bought, or that shipping is free; '' \
        if nothing is in it.
        Tell customers how far they are from free delivery, e.g. 'Add $12.50 more for free shipping!'.
        Free shipping notice for {subtotal}; the limit itself is enough.
        """,
        """
        if subtotal <= 0:
            return ""
        if subtotal >= limit:
            return "You get free shipping!"
        return f"Add ${limit - subtotal:.2f} more for free shipping!"
        """,
        lambda r: (r.choice((0.0, 10.0, 37.5, 45.0, 49.99, 50.0, 80.0)), r.choice((50.0, 50.0, 40.0))),
    ),
    made(
        "variants_tools.cart_stock_problem_texts",
        "check_stock stock_errors cart_problems validate_cart",
        "cart: dict[str, int]; stock: dict[str, int]",
        "list[str]",
        """
        Problems of a {cart} against the {stock}: 'tea is out of stock' if none is left (or it is \
        unknown), 'only 2 of tea left' if there are fewer than wanted; in the order of the cart, [] if \
        all is available.
        Check whether everything in the cart can be delivered and return a message for each item that \
        can't: sold out, or how many are left.
        Return texts for items with too little stock. No pieces: '<item> is out of stock', too few: \
        'only <n> of <item> left'.
        Stock check before checkout with messages for the customer.
        Which items of a cart are not available in the wanted quantity? Say so in one line per item.
        """,
        """
        problems = []
        for item, wanted in cart.items():
            left = stock.get(item, 0)
            if left <= 0:
                problems.append(f"{item} is out of stock")
            elif left < wanted:
                problems.append(f"only {left} of {item} left")
        return problems
        """,
        lambda r: (_counts(r, 1, 5), _counts(r, 0, 4)),
    ),
    made(
        "variants_tools.bundles_applied_as_often_as_possible",
        "bundle_total apply_bundles price_with_bundles bundle_price",
        "cart: dict[str, int]; prices: dict[str, float]; bundles: list[tuple[list[str], float]]",
        "float",
        """
        Total of the {cart} (item to quantity) when {bundles} (items, price) are applied in their \
        order, each as often as one piece of all its items is left; the rest costs the single {prices}. \
        Rounded to 2 decimals.
        Price a cart with bundle offers. A bundle consists of different items, one piece each, and is \
        taken as many times as possible before the next one is looked at.
        Return what the cart costs: bundles first, in list order, then every remaining piece at its own \
        price.
        Sum with set prices such as (['tea', 'honey'], 5.0) for one tea and one honey.
        Cart total with combo deals; items that aren't part of a complete bundle are paid singly.
        """,
        """
        left = dict(cart)
        total = 0.0
        for items, price in bundles:
            times = min(left.get(item, 0) for item in items)
            for item in items:
                if times:
                    left[item] -= times
            total += times * price
        total += sum(prices[item] * count for item, count in left.items())
        return round(total, 2)
        """,
        lambda r: (
            _counts(r, 0, 4),
            {name: _price(r) for name in _GOODS},
            r.sample(
                ((["tea", "honey"], 5.0), (["tea", "milk"], 4.5), (["bread", "honey", "milk"], 7.25)),
                r.randint(0, 2),
            ),
        ),
    ),
    made(
        "variants_tools.tier_discount_by_order_value",
        "tier_discount discount_tiers order_discount spend_discount",
        "total: float; tiers: dict[float, float]",
        "tuple[float, float]",
        """
        Discount and amount to pay for an order {total}: {tiers} maps a minimum value to percent off, \
        the highest minimum that {total} reaches applies (none: no discount). Return (discount, total - \
        discount), both rounded to 2 decimals.
        Spend more, save more: find the tier with the largest threshold not above {total} and take its \
        percentage off. The tiers may be in any order.
        Return a tuple of the discount in money and what remains. Below all thresholds the discount is 0.0.
        Order value discount in steps such as {{50: 5, 100: 10}}.
        How much is taken off {total}, and what is left? Only one tier counts, the one with the highest \
        minimum reached.
        """,
        """
        reached = [minimum for minimum in tiers if total >= minimum]
        percent = tiers[max(reached)] if reached else 0
        discount = round(total * percent / 100, 2)
        return float(discount), round(total - discount, 2)
        """,
        lambda r: (
            r.choice((10.0, 49.99, 50.0, 99.5, 100.0, 250.75)),
            r.choice(({50: 5, 100: 10}, {100: 10, 50: 5, 200: 15}, {}, {20: 2.5})),
        ),
    ),
    made(
        "variants_tools.tax_amounts_by_rate",
        "tax_by_rate tax_summary taxes_per_rate vat_summary",
        "lines: list[tuple[float, int, float]]",
        "dict[float, float]",
        """
        Tax per rate for the {lines} (net price, quantity, tax percent): a dict from rate to the tax on \
        the sum of its lines, rounded to 2 decimals, rates ascending. Lines with rate 0 are left out.
        Sum up the net amounts for each tax rate and compute the tax from the sum. Return rate to tax \
        in ascending order of the rates, without a rate of 0.
        How much tax of each rate is in an order? The rounding is done once per rate, not per line.
        Tax summary of an invoice: amounts of tax by percentage, sorted by percentage.
        Group lines by tax rate, add price times quantity, and take the percentage of the total.
        """,
        """
        sums = {}
        for price, quantity, rate in lines:
            if rate:
                sums[rate] = sums.get(rate, 0.0) + price * quantity
        return {rate: round(sums[rate] * rate / 100, 2) for rate in sorted(sums)}
        """,
        lambda r: (
            [(_price(r), r.randint(1, 4), r.choice((0.0, 7.0, 19.0, 5.5))) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_tools.order_moved_to_next_state_checked",
        "advance_order change_status update_status transition",
        "order: dict[str, object]; status: str",
        "dict[str, object]",
        """
        Copy of {order} with the new 'status' and a 'history' that has the old one appended. Allowed: \
        'pending' to 'paid' or 'cancelled', 'paid' to 'shipped' or 'cancelled', 'shipped' to \
        'delivered'; any other change raises ValueError.
        Move an order on to {status} if this step is possible, and remember the former status at the \
        end of 'history' (a new list if the key is missing). Impossible steps are a ValueError.
        Return the changed order; the given one stays as it is. Orders run pending, paid, shipped, \
        delivered and can be cancelled before they are shipped.
        Status transition with history and check of the allowed steps.
        Update the status of {order}, keeping earlier ones in its history; ValueError if the step is \
        not allowed.
        """,
        """
        steps = {"pending": ["paid", "cancelled"], "paid": ["shipped", "cancelled"], "shipped": ["delivered"]}
        old = order["status"]
        if status not in steps.get(old, []):
            raise ValueError(f"cannot go from {old} to {status}")
        return {**order, "status": status, "history": [*order.get("history", []), old]}
        """,
        lambda r: (
            lambda step: (
                {"id": r.randint(1, 9), "status": step[0], **r.choice(({}, {"history": ["new"]}))},
                step[1],
            )
        )(
            r.choice(
                (
                    ("pending", "paid"),
                    ("pending", "cancelled"),
                    ("paid", "shipped"),
                    ("paid", "cancelled"),
                    ("shipped", "delivered"),
                )
            )
        ),
    ),
    made(
        "variants_tools.order_timeline_with_checks",
        "order_timeline status_timeline progress_steps order_progress",
        "status: str; steps: list[str]",
        "list[str]",
        """
        Show where an order is: '[x] step' for the steps before {status}, '[>] step' for {status} \
        itself, '[ ] step' for later ones. An unknown {status} leaves all of them open; at the last \
        step even this one gets '[x]'.
        Timeline of {steps} with a mark in front: done x, current >, open blank. When the final step is \
        reached everything is done.
        Return one text per step, marked by its position relative to {status}.
        Order progress as a checklist; a status that is not among {steps} means that nothing is done yet.
        Mark the {steps} as done, current or open for an order with {status}.
        """,
        """
        current = steps.index(status) if status in steps else -1
        lines = []
        for index, step in enumerate(steps):
            if index < current or index == current == len(steps) - 1:
                mark = "x"
            else:
                mark = ">" if index == current else " "
            lines.append(f"[{mark}] {step}")
        return lines
        """,
        lambda r: (
            r.choice(("pending", "paid", "shipped", "delivered", "lost")),
            r.choice((["pending", "paid", "shipped", "delivered"], ["pending", "paid"], [])),
        ),
    ),
    made(
        "variants_tools.order_mail_subject_by_status",
        "email_subject order_subject mail_subject notification_subject",
        "order_id: int; status: str; shop: str = 'Shop'",
        "str",
        """
        Subject of the mail on order {order_id}: '[Shop] Order #12 confirmed' for {status} 'paid', '... \
        has shipped' for 'shipped', '... was delivered' for 'delivered', '... was cancelled' for \
        'cancelled', else '... updated', with {shop} in the brackets.
        E-mail subject for an order: name of the shop in brackets, 'Order #' and the number, then what \
        happened: confirmed, has shipped, was delivered, was cancelled or updated.
        Return the subject line by {status}. Unknown states are 'updated'; the case of {status} does \
        not matter.
        Title of a notification such as '[Tea House] Order #7 has shipped'.
        Which subject does a status mail have? A prefix with the shop, the order and a short phrase.
        """,
        """
        phrases = {
            "paid": "confirmed",
            "shipped": "has shipped",
            "delivered": "was delivered",
            "cancelled": "was cancelled",
        }
        return f"[{shop}] Order #{order_id} {phrases.get(status.lower(), 'updated')}"
        """,
        lambda r: (
            r.randint(1, 2000),
            r.choice(("paid", "Shipped", "delivered", "cancelled", "returned", "")),
            r.choice(("Shop", "Tea House")),
        ),
    ),
    made(
        "variants_tools.invoice_number_restarts_each_year",
        "next_invoice_number invoice_number new_invoice_number make_invoice_number",
        "existing: list[str]; year: int",
        "str",
        """
        Next invoice number of the {year}, 'INV-2024-0007' after 'INV-2024-0006': one more than the \
        highest of that year in {existing}, at least four digits, 0001 if there is none. Other years \
        and texts are ignored.
        Number invoices per year: find the largest number among {existing} that begins with \
        'INV-{{year}}-' and add 1, padded to 4 digits.
        Return 'INV-' + {year} + '-' + number. The count starts again at 0001 each year; gaps are not \
        filled.
        Which number gets the next invoice of {year}? Entries that are not of the form INV-YYYY-N don't \
        count.
        New invoice number with prefix, year and a running number of four or more digits.
        """,
        """
        numbers = [0]
        for entry in existing:
            match = re.fullmatch(rf"INV-{year}-(\\d+)", entry)
            if match:
                numbers.append(int(match[1]))
        return f"INV-{year}-{max(numbers) + 1:04d}"
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "INV-2024-0006",
                        "INV-2024-0002",
                        "INV-2023-0100",
                        "INV-2024-9999",
                        "X-2024-1",
                        "INV-2025-0001",
                        "INV-2024-",
                    )
                )
                for _ in range(r.randint(0, 4))
            ],
            r.choice((2024, 2024, 2023, 2026)),
        ),
        "import re",
    ),
    made(
        "variants_tools.price_from_cents_or_free",
        "format_price price_text show_price format_cents",
        "cents: int; symbol: str = '$'",
        "str",
        """
        Price of {cents} as text: {symbol} in front, commas for thousands, two decimals, which are \
        dropped for whole amounts: '$12.50', '$1,200'; 0 is 'Free'. Raises ValueError if negative.
        Write an amount in cents as a price. Nothing to pay gives 'Free', full dollars have no \
        decimals, other amounts two; below 0 is a ValueError.
        Return '$' and the amount for {cents}, e.g. 1250 is '$12.50', 1200 '$12', 0 'Free'.
        Format cents for a price tag with thousands separators and without '.00'.
        Price text from an integer number of cents; the word 'Free' for zero.
        """,
        """
        if cents < 0:
            raise ValueError("price must not be negative")
        if cents == 0:
            return "Free"
        whole, rest = divmod(cents, 100)
        return f"{symbol}{whole:,}" + (f".{rest:02d}" if rest else "")
        """,
        lambda r: (r.choice((0, 1, 5, 99, 100, 1200, 1250, 120000, 123456789)), r.choice(("$", "$", "€"))),
    ),
    made(
        "variants_tools.price_range_of_variants",
        "price_range format_price_range price_span price_label",
        "prices: list[float]",
        "str",
        """
        Price text for the variants of a product: '$5.00' if all {prices} are equal, '$5.00 - $9.50' \
        from the lowest to the highest otherwise, 'Not available' without prices. Two decimals.
        Show the range of {prices} in dollars with two decimals, a single price if they don't differ.
        Return lowest and highest price joined by ' - ', one of them if they are the same, and 'Not \
        available' for an empty list.
        From what to what does it cost? '$1.00 - $3.25', '$2.00' or 'Not available'.
        Label with the smallest and largest price.
        """,
        """
        if not prices:
            return "Not available"
        low, high = min(prices), max(prices)
        if low == high:
            return f"${low:.2f}"
        return f"${low:.2f} - ${high:.2f}"
        """,
        lambda r: ([_price(r) for _ in range(r.choice((0, 1, 2, 3)))] if r.random() < 0.7 else [9.99, 9.99],),
    ),
    made(
        "variants_tools.price_with_symbol_to_currency_code",
        "parse_price read_price parse_money price_and_currency",
        "text: str",
        "tuple[float, str] | None",
        """
        Amount and currency code of a price such as '$1,234.50', '12.50 €' or '£5': $ is USD, € EUR, £ \
        GBP; the sign may stand before or behind, commas group thousands. None for anything else.
        Read a price with a currency sign into (amount, code). Exactly one of $, €, £ must be there, at \
        either end with optional spaces; otherwise None.
        Return a tuple like (12.5, 'EUR'), or None if {text} is not a sign and a number with up to two \
        decimals.
        Parse a money text by its symbol; a point is the decimal sign.
        Which amount and currency does {text} name? '€ 3' is (3.0, 'EUR'), '3' is None.
        """,
        """
        text = text.strip()
        codes = {"$": "USD", "€": "EUR", "£": "GBP"}
        sign = text[:1] if text[:1] in codes else text[-1:]
        if sign not in codes:
            return None
        number = (text[1:] if text[0] == sign else text[:-1]).strip()
        if not re.fullmatch(r"(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d{1,2})?", number):
            return None
        return float(number.replace(",", "")), codes[sign]
        """,
        lambda r: (
            r.choice(
                (
                    "$1,234.50",
                    "12.50 €",
                    "£5",
                    "€ 3",
                    "3",
                    "",
                    "$",
                    " $0.99 ",
                    "$5$",
                    "$1,23",
                    "USD 5",
                    "7.5€",
                    "$-3",
                    "£1,000,000",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_tools.you_save_amount_and_percent",
        "savings_text you_save discount_text sale_text",
        "old: float; new: float",
        "str",
        """
        'You save $5.00 (25%)' for a price that fell from {old} to {new}, the percentage rounded to a \
        whole number; '' if it did not fall.
        Tell the saving in dollars with two decimals and in rounded percent of the {old} price. No \
        saving, no text.
        Return the text 'You save $X (Y%)', or an empty one if {new} is not below {old}.
        How much does a sale price save? Amount and percentage in one line.
        Saving compared to the old price; equal or higher new prices give ''.
        """,
        """
        if new >= old:
            return ""
        saved = old - new
        return f"You save ${saved:.2f} ({round(100 * saved / old)}%)"
        """,
        lambda r: (lambda old: (old, r.choice((old, old + 1, old / 2, old * 0.75, 0.0, old - 1))))(
            r.choice((4.0, 20.0, 50.0, 80.0))
        ),
    ),
    made(
        "variants_tools.convert_via_base_rates_or_error",
        "convert convert_currency exchange currency_convert",
        "amount: float; source: str; target: str; rates: dict[str, float]; base: str = 'USD'",
        "float",
        """
        Convert {amount} from {source} to {target} with {rates}, which tell the units of each currency \
        per unit of {base} ({base} itself is 1 and need not be listed). Codes in any case, rounded to 2 \
        decimals; an unknown one raises ValueError.
        Currency conversion through {base}: divide by the rate of {source}, multiply by that of \
        {target}. ValueError if a code is neither {base} nor in {rates}.
        Return the converted amount to the cent. {rates} has upper-case codes; {base} has the rate 1.
        How much is {amount} of {source} in {target}? Unknown currencies are an error (ValueError).
        Exchange money by rates against a base currency, 'USD' by default.
        """,
        """
        table = {**rates, base: 1.0}
        source, target = source.upper(), target.upper()
        for code in (source, target):
            if code not in table:
                raise ValueError(f"unknown currency: {code}")
        return round(amount / table[source] * table[target], 2)
        """,
        lambda r: (
            r.choice((0.0, 1.0, 10.0, 99.99)),
            r.choice(("USD", "eur", "EUR", "GBP")),
            r.choice(("USD", "usd", "EUR", "gbp")),
            {"EUR": r.choice((0.5, 0.8)), "GBP": 0.75},
        ),
    ),
    made(
        "variants_tools.rating_summary_out_of_five",
        "rating_text rating_summary format_rating average_rating_text",
        "ratings: list[int]",
        "str",
        """
        Summary like '4.5 out of 5 (1,204 ratings)': the average of {ratings} with one decimal and \
        their number with commas; '(1 rating)' for one, 'No ratings yet' for none.
        Average rating as text, one decimal, 'out of 5', and how many ratings there are in parentheses, \
        with singular and plural.
        Return the mean of {ratings} and their count in words; an empty list gives 'No ratings yet'.
        Text below a product: average out of 5 and number of ratings.
        Show mean and count, e.g. '3.0 out of 5 (1 rating)'.
        """,
        """
        if not ratings:
            return "No ratings yet"
        average = sum(ratings) / len(ratings)
        noun = "rating" if len(ratings) == 1 else "ratings"
        return f"{average:.1f} out of 5 ({len(ratings):,} {noun})"
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.choice((0, 1, 2, 3, 4, 6, 1204)))],),
    ),
    made(
        "variants_tools.stars_text_with_halves",
        "stars star_text rating_stars render_stars",
        "rating: float",
        "str",
        """
        Stars for a {rating} from 0 to 5, rounded to the nearest half: '★' for full ones, '½' for a \
        half, '☆' for the rest up to five: 3.4 is '★★★½☆'. A quarter rounds up; values out of range are \
        cut.
        Show {rating} as five signs, at most one of which is '½'. It is rounded to halves (x.25 and \
        x.75 upwards) and kept within 0 to 5.
        Return full, half and empty stars, together five characters.
        Star text with half stars: 4.75 gives '★★★★★', 2.5 '★★½☆☆', 0 '☆☆☆☆☆'.
        Turn a rating into stars in steps of a half.
        """,
        """
        halves = int(max(0.0, min(5.0, rating)) * 2 + 0.5)
        full, half = divmod(halves, 2)
        return "★" * full + "½" * half + "☆" * (5 - full - half)
        """,
        lambda r: (r.choice((0.0, 0.2, 0.25, 1.0, 2.5, 3.4, 3.74, 3.75, 4.75, 4.9, 5.0, 6.0, -1.0)),),
    ),
    made(
        "variants_tools.rating_histogram_lines",
        "rating_bars rating_histogram rating_distribution_text star_histogram",
        "ratings: list[int]; width: int = 10",
        "list[str]",
        """
        Lines such as '5 ★ #####----- 50%' for 5 down to 1 stars: a bar of {width} with '#' for the \
        share of {ratings} (rounded down), '-' for the rest, and the percentage rounded down. Without \
        ratings all are 0%.
        Histogram of ratings, best first: number of stars, a star, a bar and the whole percentage of \
        the ratings with it. Bar and percent are cut off.
        Return five lines, one for each number of stars from 5 to 1, with bar and share.
        How are {ratings} distributed? A bar of {width} signs and a percentage per number of stars.
        Distribution of star ratings as text lines.
        """,
        """
        lines = []
        for stars in range(5, 0, -1):
            count = ratings.count(stars)
            filled = width * count // len(ratings) if ratings else 0
            percent = 100 * count // len(ratings) if ratings else 0
            lines.append(f"{stars} ★ {'#' * filled}{'-' * (width - filled)} {percent}%")
        return lines
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.choice((0, 1, 2, 3, 7)))], r.choice((10, 10, 5))),
    ),
    made(
        "variants_tools.weighted_rating_towards_mean",
        "weighted_rating bayesian_average adjusted_rating fair_rating",
        "ratings: list[int]; mean: float = 3.0; weight: int = 5",
        "float",
        """
        Bayesian average: ({weight} * {mean} + sum of {ratings}) / ({weight} + number of ratings), \
        rounded to 2 decimals. Few ratings stay near {mean}, and none give {mean}.
        Rating that treats {weight} imaginary ratings of {mean} as given, so that a single 5 does not \
        win. Two decimals.
        Return the average of {ratings} after adding {weight} votes with the value {mean}.
        Weighted rating for rankings, drawn towards {mean} as long as there are few votes.
        Adjust an average by a prior: {weight} times {mean} is added to the sum and {weight} to the count.
        """,
        """
        return round((weight * mean + sum(ratings)) / (weight + len(ratings)), 2)
        """,
        lambda r: (
            [r.randint(1, 5) for _ in range(r.randint(0, 8))],
            r.choice((3.0, 3.5)),
            r.choice((5, 1, 10)),
        ),
    ),
    made(
        "variants_tools.products_ranked_by_match_place",
        "search_products product_search find_products rank_products",
        "products: list[dict[str, object]]; query: str",
        "list[str]",
        """
        Names of the {products} that match {query} in any case: first those whose name begins with it, \
        then those whose name contains it, then those with it among their 'tags'; by name within each \
        group. A blank {query} gives [].
        Search with simple ranking: beginning of the name, part of the name, a tag that equals {query}. \
        Equal ranks are sorted alphabetically without regard to case.
        Return product names for a trimmed, case-insensitive {query}, the best kind of match first; \
        products without a match are left out.
        Find products by name or tag, ranked by where the text occurs.
        Ranked product search on dicts with 'name' and 'tags'.
        """,
        """
        query = query.strip().lower()
        if not query:
            return []
        ranked = []
        for product in products:
            name = product["name"].lower()
            if name.startswith(query):
                ranked.append((0, name, product["name"]))
            elif query in name:
                ranked.append((1, name, product["name"]))
            elif query in [tag.lower() for tag in product["tags"]]:
                ranked.append((2, name, product["name"]))
        return [name for _, _, name in sorted(ranked)]
        """,
        lambda r: (
            _products(r),
            r.choice(("tea", "TE", "mug", "hot", "sale", "", " ", "honey", "ea", "zzz")),
        ),
    ),
    made(
        "variants_tools.products_scored_by_query_words",
        "search_products search rank_by_words score_products",
        "products: list[dict[str, object]]; query: str; limit: int = 5",
        "list[str]",
        """
        Names of up to {limit} {products} by score: 2 points for each word of {query} that is a word of \
        the name, 1 if it is a tag, any case. Highest first, equal scores in list order, no points no \
        match.
        Score products against the words of {query}: a word in the name counts 2, among the 'tags' 1 \
        (both are possible). Return the names of the best {limit} with at least one point.
        Search by whole words with weights for name and tags; order by points, then by position.
        Rank products for a query of several words and list the top {limit} names.
        Which products fit the words best? Compare words in lower case; repeated words of the query \
        count once.
        """,
        """
        words = set(query.lower().split())
        scored = []
        for product in products:
            name_words = product["name"].lower().split()
            tags = [tag.lower() for tag in product["tags"]]
            score = sum(2 * (word in name_words) + (word in tags) for word in words)
            if score:
                scored.append((score, product["name"]))
        scored.sort(key=lambda entry: -entry[0])
        return [name for _, name in scored[:limit]]
        """,
        lambda r: (
            _products(r),
            r.choice(("tea", "green tea", "MUG hot", "sale new bio", "", "iced tea tea", "te")),
            r.choice((5, 2, 1)),
        ),
    ),
    made(
        "variants_tools.suggestions_prefix_then_word_start",
        "autocomplete suggest suggestions complete",
        "names: list[str]; typed: str; limit: int = 5",
        "list[str]",
        """
        Up to {limit} suggestions from {names} for {typed} in any case: first names that begin with it, \
        then names in which a later word begins with it, each group in alphabetical order. Blank \
        {typed} gives [].
        Autocomplete: names starting with the typed text come before names with another word that \
        starts with it; what only contains it elsewhere is left out.
        Return at most {limit} names, compared case-insensitively and without outer spaces of {typed}; \
        repeated names appear once.
        Suggest completions by the beginning of the name or of one of its words.
        Search-as-you-type: 'te' finds 'Teapot' before 'Green tea', but not 'Water'.
        """,
        """
        typed = typed.strip().lower()
        if not typed:
            return []
        first, later = [], []
        for name in sorted(set(names), key=lambda name: (name.lower(), name)):
            if name.lower().startswith(typed):
                first.append(name)
            elif f" {typed}" in name.lower():
                later.append(name)
        return (first + later)[:limit]
        """,
        lambda r: (
            [
                r.choice(
                    ("Teapot", "Green tea", "Water", "tea", "Tea set", "Iced Tea", "Honey", "Black tea cup")
                )
                for _ in range(r.randint(0, 7))
            ],
            r.choice(("te", "TEA", "", " ho", "gr", "tea s", "x")),
            r.choice((5, 2)),
        ),
    ),
    made(
        "variants_tools.products_filtered_by_optional_bounds_and_tags",
        "filter_products select_products apply_filters product_filter",
        "products: list[dict[str, object]]; low: float | None = None; high: float | None = None; "
        "tags: list[str] | None = None",
        "list[str]",
        """
        Names of the {products} with a 'price' from {low} to {high}, both inclusive and each optional \
        (None), that have all of {tags}; no tags given means no condition. In their order.
        Filter by price bounds, where None is no bound, and by tags, every one of which a product must have.
        Return the names that pass: not cheaper than {low}, not dearer than {high}, with each tag of \
        {tags}. Without arguments all pass.
        Product filter with optional minimum and maximum price and required tags.
        Which products are within the price limits (included) and have all wanted tags?
        """,
        """
        wanted = set(tags or [])
        return [
            product["name"]
            for product in products
            if (low is None or product["price"] >= low)
            and (high is None or product["price"] <= high)
            and wanted.issubset(product["tags"])
        ]
        """,
        lambda r: (
            _products(r),
            r.choice((None, None, 2.0, 5.0)),
            r.choice((None, None, 12.0, 9.99)),
            r.choice((None, [], ["hot"], ["new", "sale"], ["bio"])),
        ),
    ),
    made(
        "variants_tools.products_with_any_tag_most_first",
        "products_by_tags filter_by_tags match_tags tagged_products",
        "products: list[dict[str, object]]; tags: list[str]",
        "list[str]",
        """
        Names of the {products} with at least one of {tags}, those with more of them first, ties by \
        price (cheapest first), then by name. Case of tags does not matter.
        Find products by tags: any common tag is enough, the number of common tags decides the order, \
        then the lower price, then the name.
        Return product names sorted by how many of {tags} they have, without those that have none.
        Which products fit these tags best? Compare tags in lower case and count the matches.
        Filter and rank by shared tags.
        """,
        """
        wanted = {tag.lower() for tag in tags}
        matches = []
        for product in products:
            shared = wanted & {tag.lower() for tag in product["tags"]}
            if shared:
                matches.append((-len(shared), product["price"], product["name"]))
        return [name for _, _, name in sorted(matches)]
        """,
        lambda r: (_products(r), r.sample(("hot", "New", "SALE", "x"), r.randint(0, 3))),
    ),
    made(
        "variants_tools.products_sorted_by_option_text",
        "sort_products order_products apply_sort sorted_products",
        "products: list[dict[str, object]]; option: str = 'name'",
        "list[dict[str, object]]",
        """
        Sort {products} by {option}: 'price-asc', 'price-desc', 'rating' (best first) or 'name' (A to \
        Z, any case). Equal ones keep their order; any other option leaves the list as it is. A new \
        list is returned.
        Order products as chosen in a shop's menu: cheapest first, dearest first, best rated first or \
        alphabetical. Unknown options keep the given order.
        Return {products} sorted by price ascending or descending, by rating descending or by name \
        without regard to case, depending on {option}.
        Apply a sorting option such as 'price-desc'; ties stay in list order, also when descending.
        Stable sorting of product dicts ('name', 'price', 'rating') by one of four options.
        """,
        """
        keys = {
            "price-asc": lambda product: product["price"],
            "price-desc": lambda product: -product["price"],
            "rating": lambda product: -product["rating"],
            "name": lambda product: product["name"].lower(),
        }
        return sorted(products, key=keys[option]) if option in keys else list(products)
        """,
        lambda r: (
            _products(r),
            r.choice(("price-asc", "price-desc", "rating", "name", "name", "newest", "")),
        ),
    ),
    made(
        "variants_tools.facet_counts_of_tags",
        "tag_facets facet_counts count_facets tag_filters",
        "products: list[dict[str, object]]; selected: list[str]",
        "dict[str, int]",
        """
        Facets for a filter: how many of the {products} that have all {selected} tags also have each \
        other tag; most first, ties by name, selected tags and zeros left out.
        Count the remaining tags among the products that carry every selected tag, ordered by count \
        down, then alphabetically.
        Return a dict from tag to number of products for the next filter step; tags already {selected} \
        are not listed.
        Which tags can narrow the selection further, and to how many products each?
        Tag counts within the current selection ({selected} tags all required).
        """,
        """
        chosen = set(selected)
        counts = Counter()
        for product in products:
            tags = set(product["tags"])
            if chosen <= tags:
                counts.update(tags - chosen)
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (_products(r, 0, 6), r.choice(([], ["hot"], ["new"], ["hot", "sale"]))),
        "from collections import Counter",
    ),
    made(
        "variants_tools.viewed_products_without_current",
        "recently_viewed other_viewed recent_products viewed_before",
        "history: list[str]; current: str; limit: int = 4",
        "list[str]",
        """
        Recently viewed products for the page of {current}: the latest of {history} (oldest first) in \
        front, each once, without {current}, at most {limit}.
        Go through the viewing {history} from its end, skip {current} and repetitions, and return the \
        first {limit} names.
        Return the last viewed products, most recent first. The one being shown is left out; a product \
        counts by its latest view.
        Which other products did the visitor see lately? Newest first, no duplicates, up to {limit}.
        List of products viewed before {current}, based on a chronological history.
        """,
        """
        recent = []
        for name in reversed(history):
            if name != current and name not in recent:
                recent.append(name)
        return recent[:limit]
        """,
        lambda r: ([r.choice(_GOODS) for _ in range(r.randint(0, 8))], r.choice(_GOODS), r.choice((4, 2, 3))),
    ),
    made(
        "variants_tools.wish_list_toggled",
        "toggle_wish toggle_favorite toggle_item wishlist_toggle",
        "wishes: list[str]; item: str",
        "tuple[list[str], bool]",
        """
        Toggle {item} in the wish list: remove it if it is there, otherwise append it. Return (new \
        list, whether it is on the list now); the given list is not changed.
        Click on the heart: an item that is among {wishes} is taken off, another one is added at the \
        end. The result is the new list and True if the item was added, else False.
        Return the changed copy of {wishes} and a bool that tells if {item} belongs to it afterwards.
        Add or remove a favorite, whichever applies.
        Switch an item of a wish list on or off and say which.
        """,
        """
        if item in wishes:
            return [wish for wish in wishes if wish != item], False
        return [*wishes, item], True
        """,
        lambda r: (r.sample(_GOODS, r.randint(0, 4)), r.choice(_GOODS)),
    ),
    made(
        "variants_tools.wish_list_price_drops",
        "price_drops dropped_prices wishlist_alerts price_alerts",
        "saved: dict[str, float]; current: dict[str, float]",
        "list[str]",
        """
        Lines such as 'tea: 5.00 -> 4.00 (-20%)' for the items of a wish list whose {current} price is \
        below the {saved} one, largest drop in percent first, ties by name. The percentage is rounded; \
        items without a current price are skipped.
        Which wishes became cheaper? Old and new price with two decimals and the reduction in whole \
        percent, biggest reduction on top.
        Return a text for each item in {saved} that costs less now, sorted by unrounded percentage, \
        then by name.
        Price alerts for saved items: only drops are reported.
        Compare {saved} with {current} prices and describe what has fallen.
        """,
        """
        drops = []
        for item, old in saved.items():
            new = current.get(item)
            if new is not None and new < old:
                drops.append((-(old - new) / old, item, old, new))
        return [
            f"{item}: {old:.2f} -> {new:.2f} ({round(100 * share)}%)"
            for share, item, old, new in sorted(drops)
        ]
        """,
        lambda r: (
            {name: _price(r) for name in r.sample(_GOODS, r.randint(0, 4))},
            {name: _price(r) for name in r.sample(_GOODS, r.randint(1, 5))},
        ),
    ),
    made(
        "variants_tools.stock_alert_lines_most_urgent_first",
        "stock_alerts low_stock_alerts stock_warnings alert_lines",
        "stock: dict[str, int]; minimums: dict[str, int]; default: int = 3",
        "list[str]",
        """
        Alerts for items of {stock} below their minimum ({default} if {minimums} has none): 'tea: SOLD \
        OUT' for 0, else 'tea: 2 left (minimum 5)'. Sold out ones first, then by how much is missing, \
        most first, then by name.
        List low stock: items with fewer pieces than required, the most urgent on top. Empty ones are \
        'SOLD OUT', others tell what is left and the minimum.
        Return a line per item that must be reordered. Order: nothing left, then the largest gap to the \
        minimum, then the name.
        Stock warnings by individual minimums with a common default.
        Which items are running low? An item with exactly its minimum is fine.
        """,
        """
        alerts = []
        for item, count in stock.items():
            minimum = minimums.get(item, default)
            if count <= 0:
                alerts.append((0, 0, item, f"{item}: SOLD OUT"))
            elif count < minimum:
                alerts.append((1, count - minimum, item, f"{item}: {count} left (minimum {minimum})"))
        return [text for *_, text in sorted(alerts)]
        """,
        lambda r: (_counts(r, 0, 7), _counts(r, 1, 9), r.choice((3, 5))),
    ),
    made(
        "variants_tools.back_in_stock_notifications",
        "back_in_stock notify_subscribers restock_notifications stock_notifications",
        "before: dict[str, int]; after: dict[str, int]; subscribers: dict[str, list[str]]",
        "dict[str, list[str]]",
        """
        Who is to be told that what is available again? Items with none {before} (or missing) and some \
        {after} count; return a dict from subscriber to the sorted items, subscribers in alphabetical \
        order. {subscribers} maps items to people.
        Compare two stocks and list for every subscribed person the items that came back in stock, \
        names and items sorted. People without such an item don't appear.
        Return person to items for all items that were sold out and are available now.
        Back-in-stock alerts grouped by recipient.
        Turn subscriptions per item into notifications per person for restocked items.
        """,
        """
        messages = {}
        for item in sorted(after):
            if after[item] > 0 and before.get(item, 0) <= 0:
                for person in subscribers.get(item, []):
                    messages.setdefault(person, []).append(item)
        return dict(sorted(messages.items()))
        """,
        lambda r: (
            _counts(r, 0, 2),
            _counts(r, 0, 3),
            {item: r.sample(_NAMES, r.randint(0, 3)) for item in r.sample(_GOODS, r.randint(1, 5))},
        ),
    ),
    made(
        "variants_tools.sku_from_name_and_attributes",
        "make_sku build_sku generate_sku sku_for",
        "name: str; attributes: list[str]",
        "str",
        """
        SKU in capitals: first three letters of {name} (letters only), then for each attribute its \
        first three letters or digits, all joined by hyphens: 'T-shirt' with ['Red', 'M'] is \
        'TSH-RED-M'. Empty attributes are skipped.
        Build an article code from {name} and {attributes}. Other characters than letters (in \
        attributes: letters and digits) are dropped before three of them are taken.
        Return upper-case parts of at most three characters joined by '-', for the name and every \
        attribute that has something usable.
        Make a SKU such as 'TEA-GRE-250' for 'Tea', 'Green' and '250 g'.
        Article number by abbreviation of name, color, size and so on.
        """,
        """
        parts = ["".join(char for char in name if char.isalpha())]
        parts.extend("".join(char for char in value if char.isalnum()) for value in attributes)
        return "-".join(part[:3].upper() for part in parts if part)
        """,
        lambda r: (
            r.choice(("T-shirt", "Tea", "Mug 2", "ab")),
            [r.choice(("Red", "M", "250 g", "", "x-large", "-")) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "variants_tools.sku_variants_of_all_options",
        "variant_skus sku_variants all_variants product_variants",
        "base: str; options: dict[str, list[str]]",
        "list[str]",
        """
        SKUs of all variants: {base} and one value of each of {options}, joined by '-', values in \
        capitals with spaces removed. The last option changes fastest; no options give [{base}], an \
        option without values [].
        Combine every value of every option, in their order, into codes such as 'TEE-RED-XL'.
        Return one code per combination of option values, starting with {base} as it is.
        List the variants of a product: colors times sizes and so on.
        Which article codes arise from {base} and the {options}? All combinations, upper-cased, without \
        blanks.
        """,
        """
        return [
            "-".join([base, *(value.replace(" ", "").upper() for value in values)])
            for values in product(*options.values())
        ]
        """,
        lambda r: (
            r.choice(("TEE", "MUG")),
            {
                name: values
                for name, values in {
                    "color": r.sample(("red", "Dark Blue", "black"), r.randint(1, 3)),
                    "size": r.choice((["S", "xl"], ["M"], [])),
                }.items()
                if r.random() < 0.75
            },
        ),
        "from itertools import product",
    ),
    made(
        "variants_tools.address_in_one_line",
        "format_address one_line_address address_line address_text",
        "address: dict[str, str | None]",
        "str",
        """
        Address on one line, 'street, city, state zip, country', parts parted by ', ': missing, None \
        and blank ones are skipped, state and zip belong together with a space, all are trimmed.
        Join the parts of {address} ('street', 'city', 'state', 'zip', 'country') with commas; between \
        state and zip there is only a space. What is absent leaves no comma behind.
        Return a one-line address from the parts that have text, in the order street, city, state and \
        zip, country.
        Write a postal address in a row for an order list, e.g. '1 Main St, Rome, NY 13440'.
        One-line form of an address dict; '' if it has nothing.
        """,
        """
        def part(name: str) -> str:
            return (address.get(name) or "").strip()

        region = f"{part('state')} {part('zip')}".strip()
        parts = [part("street"), part("city"), region, part("country")]
        return ", ".join(text for text in parts if text)
        """,
        lambda r: (
            {
                key: r.choice((value, value, f" {value} ", "", None))
                for key, value in {
                    "street": "1 Main St",
                    "city": "Rome",
                    "state": "NY",
                    "zip": "13440",
                    "country": "USA",
                }.items()
                if r.random() < 0.85
            },
        ),
    ),
    made(
        "variants_tools.postal_code_by_country",
        "is_valid_postal_code validate_postal_code check_zip valid_postcode",
        "code: str; country: str",
        "bool",
        """
        Is {code} a postal code of {country}? 'US': five digits, perhaps '-' and four more; 'DE': five \
        digits; 'CH': four digits; 'CA': like 'A1A 1A1', space optional; 'NL': four digits and two \
        letters, space optional. Any case, outer spaces ignored; other countries accept any non-blank \
        text.
        Check a postal code by the format of its country (US, DE, CH, CA, NL). For unknown countries it \
        only must not be blank.
        Return True if {code} has the form used in {country}; letters may be small, and blanks around \
        are allowed.
        Validate a ZIP or postcode: digits and letters in the pattern of the country, given by its code \
        in any case.
        Postal code check for five countries; elsewhere everything but blank is fine.
        """,
        """
        patterns = {
            "US": r"\\d{5}(-\\d{4})?",
            "DE": r"\\d{5}",
            "CH": r"\\d{4}",
            "CA": r"[A-Z]\\d[A-Z] ?\\d[A-Z]\\d",
            "NL": r"\\d{4} ?[A-Z]{2}",
        }
        pattern = patterns.get(country.upper(), r".+")
        return re.fullmatch(pattern, code.strip().upper()) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "12345",
                    "12345-6789",
                    "1234",
                    "k1a 0b1",
                    "K1A0B1",
                    "1011 ab",
                    "1011AB",
                    "",
                    "  ",
                    " 80331 ",
                    "123456",
                    "ABC",
                )
            ),
            r.choice(("US", "DE", "ch", "CA", "NL", "FR")),
        ),
        "import re",
    ),
    made(
        "variants_tools.delivery_date_business_days_cutoff",
        "delivery_date expected_delivery estimate_delivery arrival_date",
        "ordered: str; days: int = 3; cutoff: int = 14",
        "str",
        """
        Delivery date 'YYYY-MM-DD' for an order at {ordered} ('YYYY-MM-DD HH:MM'): {days} business days \
        (Monday to Friday) after the day of shipping. It ships the same day if it is a business day and \
        before {cutoff} o'clock, otherwise on the next business day.
        When does a parcel arrive? Orders from {cutoff} o'clock on, or on a weekend, count as placed on \
        the next working day; then {days} working days are added.
        Return the expected arrival as ISO date. Saturdays and Sundays are neither shipping nor \
        transport days.
        Estimate a delivery date with a daily cut-off hour and without weekends.
        Order time plus {days} business days, where late orders lose a day.
        """,
        """
        moment = datetime.strptime(ordered, "%Y-%m-%d %H:%M")
        day = moment.date()
        if moment.hour >= cutoff:
            day += timedelta(days=1)
        while day.weekday() >= 5:
            day += timedelta(days=1)
        left = days
        while left:
            day += timedelta(days=1)
            if day.weekday() < 5:
                left -= 1
        return day.isoformat()
        """,
        lambda r: (
            f"2024-03-{r.randint(1, 31):02d} {r.choice((8, 13, 14, 17)):02d}:{r.choice((0, 59)):02d}",
            r.choice((0, 1, 2, 3, 5)),
            r.choice((14, 14, 12)),
        ),
        "from datetime import datetime, timedelta",
    ),
    made(
        "variants_tools.delivery_window_text",
        "delivery_window delivery_range arrival_text delivery_text",
        "start: str; earliest: int; latest: int",
        "str",
        """
        Text such as 'Mar 12 - 14' or 'Mar 30 - Apr 2' for the days {earliest} to {latest} after the \
        ISO date {start}: the month is repeated only if it differs; a single day is 'Mar 12'.
        Delivery window in short English months: first and last day are {start} plus {earliest} and \
        {latest} days. In one month the second day stands alone, equal days appear once.
        Return when a parcel will come, as '{{month}} {{day}} - {{day}}' with month names of three \
        letters and days without zeros.
        Write a range of dates briefly, counted from {start}.
        Expected delivery between {earliest} and {latest} days after {start}, without the year.
        """,
        """
        months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
        day = date.fromisoformat(start)
        first = day + timedelta(days=earliest)
        last = day + timedelta(days=latest)
        text = f"{months[first.month - 1]} {first.day}"
        if last == first:
            return text
        if last.month == first.month:
            return f"{text} - {last.day}"
        return f"{text} - {months[last.month - 1]} {last.day}"
        """,
        lambda r: (
            lambda early: (
                f"2024-{r.randint(1, 12):02d}-{r.choice((1, 12, 25, 28)):02d}",
                early,
                early + r.choice((0, 2, 3, 7)),
            )
        )(r.choice((0, 1, 3, 5))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_tools.quantity_snapped_to_step",
        "clamp_quantity valid_quantity adjust_quantity snap_quantity",
        "quantity: int; minimum: int = 1; maximum: int = 100; step: int = 1",
        "int",
        """
        Nearest allowed order quantity: at least {minimum}, at most {maximum}, and {minimum} plus a \
        multiple of {step}, rounded up to the next step if that does not exceed {maximum}, else down.
        Correct an entered {quantity} so that it fits the steps {minimum}, {minimum} + {step}, ... up \
        to {maximum}. Between two steps the higher one is taken, beyond the last step the last one.
        Return {quantity} moved into the allowed range and onto a step, upwards where possible.
        With minimum 6, step 6 and maximum 20 the quantities 1, 7 and 50 become 6, 12 and 18.
        Snap a quantity to pack sizes within limits.
        """,
        """
        steps = -(-(quantity - minimum) // step)
        last = (maximum - minimum) // step
        return minimum + max(0, min(steps, last)) * step
        """,
        lambda r: (
            r.choice((-3, 0, 1, 5, 7, 12, 13, 19, 50, 200)),
            r.choice((1, 6, 2)),
            r.choice((20, 100, 24)),
            r.choice((1, 6, 5)),
        ),
    ),
    made(
        "variants_tools.gift_options_total",
        "gift_total total_with_gift_options gift_wrap_total wrap_total",
        "items: list[dict[str, object]]; message: str = ''; wrap_price: float = 2.5; card_price: float = 1.0",
        "float",
        """
        Total of {items} (dicts with 'price', 'quantity' and perhaps 'wrap'): {wrap_price} is added \
        once for each line with 'wrap' true, and {card_price} once if {message} is not blank. Rounded \
        to 2 decimals.
        Add up price times quantity, gift wrap per wrapped line (not per piece), and a card if there is \
        a text for it.
        Return the sum of an order with gift options; lines without 'wrap' are not wrapped, a message \
        of blanks needs no card.
        What does an order cost with wrapping and greeting card?
        Order total plus extras: wrapping per line, one card for the whole order.
        """,
        """
        total = sum(item["price"] * item["quantity"] for item in items)
        total += wrap_price * sum(1 for item in items if item.get("wrap"))
        if message.strip():
            total += card_price
        return round(float(total), 2)
        """,
        lambda r: (
            [{**line, **r.choice(({}, {"wrap": True}, {"wrap": False}))} for line in _cart_lines(r)],
            r.choice(("", "  ", "Happy birthday!")),
            r.choice((2.5, 3.0)),
            r.choice((1.0, 0.5)),
        ),
    ),
    made(
        "variants_tools.reviews_newest_with_minimum_stars",
        "filter_reviews latest_reviews show_reviews select_reviews",
        "reviews: list[dict[str, object]]; minimum: int = 1; limit: int = 3",
        "list[str]",
        """
        Up to {limit} texts of {reviews} with at least {minimum} 'stars', newest 'date' (ISO) first, \
        written like 'Ada (5/5): Great'; without an 'author' it is 'Anonymous'. Reviews without text \
        are skipped; equal dates keep their order.
        List reviews, latest first, as 'author (stars/5): text'. Only those with enough stars and a \
        non-blank 'text' are shown, at most {limit}.
        Return formatted reviews sorted by date descending. A missing or empty author is called Anonymous.
        Show the newest reviews with {minimum} stars or more.
        Filter, sort and format product reviews with 'author', 'stars', 'text' and 'date'.
        """,
        """
        shown = [
            review for review in reviews if review["stars"] >= minimum and review.get("text", "").strip()
        ]
        shown.sort(key=lambda review: review["date"], reverse=True)
        return [
            f"{review.get('author') or 'Anonymous'} ({review['stars']}/5): {review['text'].strip()}"
            for review in shown[:limit]
        ]
        """,
        lambda r: (
            [
                {
                    "stars": r.randint(1, 5),
                    "date": f"2024-03-{r.randint(10, 14)}",
                    **r.choice(({"author": "Ada"}, {"author": ""}, {})),
                    **r.choice(({"text": "Great"}, {"text": " fine "}, {"text": ""}, {})),
                }
                for _ in range(r.randint(0, 5))
            ],
            r.choice((1, 3, 4)),
            r.choice((3, 2, 10)),
        ),
    ),
)
