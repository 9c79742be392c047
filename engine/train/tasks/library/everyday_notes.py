"""Notes as people type them: shopping lists, dialogues, tags, subtitles, citations, code and commands."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _subtitle_time(r: Random) -> tuple[str]:
    if r.random() < 0.4:
        return (r.choice(("01:02:05,042", "00:00:01.5", "", "1:2:3", "02:05,100", "x")),)
    clock = f"{r.randint(0, 11):02d}:{r.randint(0, 62):02d}:{r.randint(0, 61):02d}"
    return (f"{clock}{r.choice((',', '.'))}{r.randint(0, 999):03d}",)


ENTRIES = (
    made(
        "everyday_notes.smart_truncate_title",
        "shorten_title title_for_tab tab_title truncate_title",
        "title: str; site: str = ''; limit: int = 20",
        "str",
        """
        Title of a browser tab: '{title} - {site}', {title} cut with '…' so that the whole fits {limit}.
        title of a page with the site's name
        Trim the title, append ' - ' and the site if there is one, and cut only the title, ending in '…'.
        Make a tab title of at most {limit} characters; the site name is never cut, a blank title is just it.
        Join page and site names, shortening the page's with an ellipsis character; no title: only {site}.
        """,
        """
        title = title.strip()
        if not title:
            return site
        ending = f" - {site}" if site else ""
        room = max(1, limit - len(ending))
        if len(title) > room:
            title = title[: room - 1] + "…"
        return title + ending
        ---
        text = title.strip()
        suffix = " - " + site if site else ""
        if text == "":
            return site
        while len(text) > max(limit - len(suffix), 1):
            text = text.rstrip("…")[: max(limit - len(suffix), 1) - 1] + "…"
        return text + suffix
        """,
        lambda r: (draw.title(r), r.choice(("", "Tea", "My Shop")), r.choice((10, 20, 30))),
    ),
    made(
        "everyday_notes.strip_bullets",
        "strip_bullets clean_list_items lines_without_bullets remove_bullets",
        "lines: list[str]",
        "list[str]",
        """
        Remove a bullet (-, * or •) or number (1. or 1)) and spaces from each of {lines}; drop blanks.
        list items without their bullets
        Trim every line, cut '- ', '* ', '• ', '3. ' or '3) ' in front, and leave out what is empty then.
        '12) salt' becomes 'salt', '-5 degrees' stays, since a space must follow the mark.
        Clean a pasted list: no marks, no outer spaces, no empty items.
        """,
        """
        import re

        items = [re.sub(r"^([-*•]|\\d+[.)])( +|$)", "", line.strip()) for line in lines]
        return [item for item in items if item]
        ---
        result = []
        for line in lines:
            mark, _, rest = line.strip().partition(" ")
            numbered = len(mark) > 1 and mark[-1] in ".)" and mark[:-1].isdigit()
            text = rest.strip() if mark in ("-", "*", "•") or numbered else line.strip()
            if text:
                result.append(text)
        return result
        """,
        lambda r: (
            [
                r.choice(
                    ("- tea", "* milk", "1. rice", "12) salt", " • jam ", "plain", "", "-5 degrees", "- ")
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "everyday_notes.shopping_entry",
        "parse_shopping_item shopping_entry item_and_count read_list_item",
        "line: str",
        "tuple[str, int]",
        """
        Split {line} into item and count: '3 apples', '2x bread' or 'tea x4'; without a number the count is 1.
        item and count of a shopping list
        First word digits, perhaps with x, or last word x and digits: the count; the rest is the item.
        '2x bread' gives ('bread', 2), 'milk' ('milk', 1); single spaces between the words, '' gives ('', 1).
        Parse a line of a shopping list; a lone word is always the item.
        """,
        """
        words = line.split()
        if len(words) > 1:
            first, last = words[0].removesuffix("x"), words[-1]
            if first.isdigit():
                return " ".join(words[1:]), int(first)
            if last[0] == "x" and last[1:].isdigit():
                return " ".join(words[:-1]), int(last[1:])
        return " ".join(words), 1
        ---
        import re

        text = " ".join(line.split())
        if match := re.fullmatch(r"(\\d+)x? (.+)", text):
            return match[2], int(match[1])
        if match := re.fullmatch(r"(.+) x(\\d+)", text):
            return match[1], int(match[2])
        return text, 1
        """,
        lambda r: (
            r.choice(
                (
                    "3 apples",
                    "milk",
                    "2x bread",
                    "tea x4",
                    "",
                    " 10  red  pears",
                    "x2",
                    "7up",
                    "jam x",
                    "0 eggs",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.add_shopping_lists",
        "merge_shopping_lists combine_lists add_lists total_shopping_list",
        "first: list[str]; second: list[str]",
        "list[str]",
        """
        Add two lists of '2 tea' or 'milk' (1): one line 'n item' per item in lower case, sorted by item.
        combine two shopping lists
        Sum the counts of equal items, ignoring case; a line without a leading number counts as one.
        ['2 tea'] and ['tea', 'milk'] give ['1 milk', '3 tea'], in order of the item.
        Merge shopping lists whose lines may begin with a number of pieces.
        """,
        """
        totals: dict[str, int] = {}
        for line in first + second:
            count, _, item = line.partition(" ")
            if not count.isdigit():
                count, item = "1", line
            item = item.lower()
            totals[item] = totals.get(item, 0) + int(count)
        return [f"{totals[item]} {item}" for item in sorted(totals)]
        ---
        import re
        from collections import Counter

        totals: Counter[str] = Counter()
        for line in [*first, *second]:
            match = re.fullmatch(r"(?:(\\d+) )?(.*)", line.lower())
            totals[match.group(2)] += int(match.group(1) or 1)
        return [str(count) + " " + item for item, count in sorted(totals.items())]
        """,
        lambda r: (
            [r.choice(("2 tea", "milk", "1 Rice", "3 milk")) for _ in range(r.randint(0, 4))],
            [r.choice(("tea", "4 milk", "salt", "5 rice")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "everyday_notes.scale_ingredient",
        "scale_ingredient multiply_amount scale_recipe_line adjust_amount",
        "line: str; factor: float",
        "str",
        """
        Multiply the number at the start of {line} by {factor}, without needless zeros; no number, no change.
        recipe line for another number of people
        '200 g flour' times 1.5 is '300 g flour'; results are rounded to 2 decimals, 2.0 is written '2'.
        Scale the leading amount of an ingredient; lines that do not begin with a number stay.
        Adjust a quantity such as '1.5 l milk'; the rest of the line is kept.
        """,
        """
        amount, space, rest = line.partition(" ")
        if not amount.replace(".", "", 1).isdigit():
            return line
        return f"{round(float(amount) * factor, 2):g}{space}{rest}"
        ---
        import re

        def scaled(match: re.Match[str]) -> str:
            text = f"{round(float(match.group()) * factor, 2):.2f}"
            return text.rstrip("0").rstrip(".")

        return re.sub(r"^\\d+(\\.\\d+)?(?= )", scaled, line)
        """,
        lambda r: (
            r.choice(("200 g flour", "1.5 l milk", "salt", "3 eggs", "", "1 tea bag", "0.25 cup")),
            r.choice((0.5, 1.5, 2.0, 3.0)),
        ),
    ),
    made(
        "everyday_notes.parse_fraction_text",
        "mixed_number parse_fraction fraction_to_float read_amount_text",
        "text: str",
        "float",
        """
        '3', '1/2' or '1 1/2' as a float rounded to 3 decimals; else, or with a zero below, 0.0.
        mixed fraction to a number
        A whole number, a fraction or both parted by a space; malformed text and x/0 give 0.0.
        '2 3/4' is 2.75; decimals such as '1.5' are not understood (0.0).
        Read amounts as cooks write them, rounded to three places.
        """,
        """
        total = 0.0
        words = text.split()
        for index, word in enumerate(words):
            top, slash, bottom = word.partition("/")
            if not top.isdigit() or (slash and (not bottom.isdigit() or int(bottom) == 0)):
                return 0.0
            last = index == len(words) - 1
            if len(words) > 2 or (slash and not last) or (len(words) == 2 and last and not slash):
                return 0.0
            total += int(top) / int(bottom or 1)
        return round(total, 3)
        ---
        import re

        match = re.fullmatch(r"(?:(\\d+)(?:\\s+|$))?(?:(\\d+)/(\\d+))?", text.strip())
        if not match or (match[3] and int(match[3]) == 0):
            return 0.0
        value = float(match[1] or 0)
        if match[2]:
            value += int(match[2]) / int(match[3])
        return round(value, 3)
        """,
        lambda r: (
            r.choice(("1/2", "1 1/2", "3", "", "x", "2 3/4", "1/0", " 7/8 ", "1.5", "1 2 3/4", "0/5")),
        ),
    ),
    made(
        "everyday_notes.split_opening_hours",
        "parse_opening_hours opening_hours hours_from_text open_and_close",
        "text: str",
        "tuple[int, int]",
        """
        Opening hours 'h-h' or 'h:mm-h:mm' as minutes since midnight (open, close); bad text is (-1, -1).
        opening hours in minutes
        '9:30-18' gives (570, 1080); hours up to 23, minutes up to 59; spaces do not matter, else (-1, -1).
        Parse two times parted by a hyphen; the closing time may be smaller (past midnight).
        Return both times in minutes, or (-1, -1) for 'closed' and anything that is no such range.
        """,
        """
        parts = text.replace(" ", "").split("-")
        minutes = []
        for part in parts:
            hour, _, minute = part.partition(":")
            minute = minute or "0"
            if not (hour.isdigit() and minute.isdigit()) or int(hour) > 23 or int(minute) > 59:
                return -1, -1
            minutes.append(int(hour) * 60 + int(minute))
        return (minutes[0], minutes[1]) if len(minutes) == 2 else (-1, -1)
        ---
        import re

        match = re.fullmatch(r"(\\d+)(?::(\\d+))?-(\\d+)(?::(\\d+))?", "".join(text.split()))
        if not match:
            return -1, -1
        first, second, third, fourth = (int(group or 0) for group in match.groups())
        if max(first, third) > 23 or max(second, fourth) > 59:
            return -1, -1
        return first * 60 + second, third * 60 + fourth
        """,
        lambda r: (
            r.choice(
                ("9-17", "9:30-18:00", "closed", "", "22-2", "8-8", "25-26", "9:75-10", " 10 - 12:15 ", "9")
            ),
        ),
    ),
    made(
        "everyday_notes.song_title_parts",
        "parse_track_name track_parts song_from_file artist_and_title",
        "filename: str",
        "tuple[str, str]",
        """
        Artist and title of {filename} '01 Artist - Title.mp3'; no ' - ' gives ('Unknown', title).
        artist and title of a music file
        Drop the extension and a track number (digits, perhaps a dot, and a space), split at the first ' - '.
        '12. Eva - A - B.mp3' gives ('Eva', 'A - B'); the artist is 'Unknown' if there is only a title.
        Parse names of songs; both parts are trimmed.
        """,
        """
        import re

        stem = filename.rpartition(".")[0] or filename
        stem = re.sub(r"^\\d+\\.? ", "", stem)
        artist, dash, title = stem.partition(" - ")
        return (artist.strip(), title.strip()) if dash else ("Unknown", stem.strip())
        ---
        position = filename.rfind(".")
        stem = filename[:position] if position > 0 else filename
        number, space, rest = stem.partition(" ")
        if space and number.removesuffix(".").isdigit():
            stem = rest
        parts = [part.strip() for part in stem.split(" - ", 1)]
        return (parts[0], parts[1]) if len(parts) == 2 else ("Unknown", parts[0])
        """,
        lambda r: (
            r.choice(
                (
                    "01 Ada - Tea Song.mp3",
                    "Ben - Red.flac",
                    "Moon.mp3",
                    "",
                    "12. Eva - A - B.mp3",
                    "7 Up - Fizz.ogg",
                    "3-Song",
                    "Li - .mp3",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.episode_code",
        "episode_code find_episode season_and_episode parse_episode",
        "text: str",
        "tuple[int, int]",
        """
        Season and episode in {text}: 'S01E02' in any case or '1x05' (one or two digits each); else (0, 0).
        season and episode of a file name
        Find s, digits, e, digits; if there is none look for digits, x, two digits; not found is (0, 0).
        'Show.S01E02.mkv' gives (1, 2), 'show 1x05' (1, 5); '1920x1080' is no episode.
        Extract the numbers of a TV episode; numbers longer than two digits do not count.
        """,
        """
        import re

        match = re.search(r"s(\\d{1,2})e(\\d{1,2})(?!\\d)", text, flags=re.IGNORECASE)
        if not match:
            match = re.search(r"(?<!\\d)(\\d{1,2})x(\\d{2})(?!\\d)", text)
        return (int(match.group(1)), int(match.group(2))) if match else (0, 0)
        ---
        import re

        for pattern in (r"[sS](\\d{1,2})[eE](\\d{1,2})(?!\\d)", r"(?<!\\d)(\\d{1,2})x(\\d\\d)(?!\\d)"):
            for season, episode in re.findall(pattern, text):
                return int(season), int(episode)
        return 0, 0
        """,
        lambda r: (
            r.choice(
                (
                    "Show.S01E02.mkv",
                    "show 1x05",
                    "s2e10 end",
                    "Movie 2024",
                    "",
                    "S1 E2",
                    "a 12x03",
                    "SEASON1",
                    "1920x1080",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.citation_text",
        "citation_authors author_list cite_authors authors_text",
        "surnames: list[str]; year: int",
        "str",
        """
        '(Li, 2024)', '(Li & Stone, 2024)', from three on '(Li et al., 2024)'; none '(Anon., 2024)'.
        authors and year in brackets
        One or two {surnames} are named, with ' & '; three or more give the first and 'et al.'.
        Cite in the author-year style; without authors write 'Anon.'.
        Return the reference mark for a list of authors and a {year}.
        """,
        """
        if not surnames:
            who = "Anon."
        elif len(surnames) > 2:
            who = f"{surnames[0]} et al."
        else:
            who = " & ".join(surnames)
        return f"({who}, {year})"
        ---
        count = len(surnames)
        options = {0: "Anon.", 1: "".join(surnames), 2: " & ".join(surnames)}
        who = options[count] if count in options else surnames[0] + " et al."
        return "(" + who + ", " + str(year) + ")"
        """,
        lambda r: (draw.words(r, 0, 4), r.choice((1999, 2024))),
    ),
    made(
        "everyday_notes.bibliography_key",
        "citation_key bibtex_key bibliography_key reference_key",
        "author: str; year: int; title: str",
        "str",
        """
        Last word of {author}, {year} and first main word of {title}, lower case, letters only.
        key of a bibliography entry
        'stone2024art' for Ada Stone and 'The Art of Tea'; skip a, an, the, on; no author is 'anon'.
        Join surname, year and the first title word that is not a, an, the or on; other signs are removed.
        Build a BibTeX key; a missing author is 'anon', a title without such a word adds nothing.
        """,
        """
        surname = author.split()[-1].lower() if author.split() else "anon"
        words = [word for word in title.lower().split() if word not in ("a", "an", "the", "on")]
        first = words[0] if words else ""
        letters = "".join(char for char in first if char.isalpha())
        return f"{surname}{year}{letters}"
        ---
        import re

        surname = (author.lower().split() or ["anon"])[-1]
        for word in title.lower().split():
            if word not in {"a", "an", "the", "on"}:
                return surname + str(year) + re.sub(r"[^a-z]", "", word)
        return surname + str(year)
        """,
        lambda r: (
            draw.person(r),
            r.choice((1999, 2024)),
            r.choice(("The Art of Tea", "On Birds", "A", "", "an Old House", "Tea!")),
        ),
    ),
    made(
        "everyday_notes.quiz_answer_matches",
        "answer_matches check_answer accept_answer is_right_answer",
        "given: str; accepted: list[str]",
        "bool",
        """
        Is {given} one of {accepted}, ignoring case, spaces, .,!? at the end and a leading the, a or an?
        check the answer of a quiz
        Compare in lower case, single spaces, no final .,!?, no article before more words.
        'the Tea' matches 'Tea'; the article is only dropped if something follows it.
        True if the answer equals an accepted one up to case, articles, spacing and punctuation at the end.
        """,
        """
        def normal(text: str) -> str:
            words = text.lower().rstrip(" .,!?").split()
            if len(words) > 1 and words[0] in ("the", "a", "an"):
                words = words[1:]
            return " ".join(words)

        return normal(given) in [normal(answer) for answer in accepted]
        ---
        import re

        forms = []
        for text in [given, *accepted]:
            text = re.sub(r"[\\s.,!?]+$", "", " ".join(text.lower().split()))
            forms.append(re.sub(r"^(the|an|a) (?=.)", "", text))
        return forms[0] in forms[1:]
        """,
        lambda r: (
            r.choice(("the Tea", "tea!", "Red  cat", "", "a milk", "moon", "an", " TEA ")),
            r.sample(("Tea", "red cat", "The Moon", "An"), r.randint(0, 4)),
        ),
    ),
    made(
        "everyday_notes.cloze_text",
        "cloze_text gap_text make_cloze blank_out_words",
        "text: str; every: int = 3",
        "str",
        """
        Replace every {every}-th word of {text} by its first letter and underscores for the others.
        gap text for a language exercise
        Count words from 1; the letters after the first become '_', signs such as commas stay.
        'one two three' with {every} 3 is 'one two t____'; digits and punctuation are not hidden.
        Make a cloze test: each n-th word keeps only its first character.
        """,
        """
        words = text.split()
        for index in range(every - 1, len(words), every):
            word = words[index]
            words[index] = word[0] + "".join("_" if char.isalpha() else char for char in word[1:])
        return " ".join(words)
        ---
        import re

        result = []
        for number, word in enumerate(text.split(), start=1):
            if number % every == 0:
                word = word[:1] + re.sub(r"[A-Za-z]", "_", word[1:])
            result.append(word)
        return " ".join(result)
        """,
        lambda r: (draw.few_words(r, 0, 9), r.choice((1, 2, 3, 3))),
    ),
    made(
        "everyday_notes.vocabulary_pairs",
        "parse_vocabulary vocabulary_pairs flashcards_from_text word_pairs",
        "text: str",
        "list[tuple[str, list[str]]]",
        """
        Flashcards (word, meanings) from lines 'word = meaning, meaning'; comments (#) are skipped.
        vocabulary list to flashcards
        Split at the first '=', the right side at commas, trim; lines without a meaning are left out.
        'gehen = go, walk' gives ('gehen', ['go', 'walk']); # lines and those without = are skipped.
        Read word lists for a vocabulary trainer.
        """,
        """
        cards = []
        for line in text.splitlines():
            word, equals, meanings = line.partition("=")
            options = [option.strip() for option in meanings.split(",") if option.strip()]
            if equals and options and not line.startswith("#"):
                cards.append((word.strip(), options))
        return cards
        ---
        lines = [line.split("=", 1) for line in text.splitlines() if "=" in line and line[0] != "#"]
        pairs = [(left.strip(), [part.strip() for part in right.split(",")]) for left, right in lines]
        return [(word, list(filter(None, parts))) for word, parts in pairs if any(parts)]
        """,
        lambda r: (
            "\n".join(
                r.choice(("Hund = dog", "gehen = go, walk", "# animals", "", "broken", "x = ", " rot=red "))
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "everyday_notes.readable_list_diff",
        "list_change_text describe_list_change playlist_changes list_diff_message",
        "old: list[str]; new: list[str]",
        "str",
        """
        'added a, b; removed c', sorted, only what applies; otherwise 'reordered' or 'unchanged'.
        what changed between two lists in words
        Name what {new} has more and less than {old}; same members in another order are 'reordered'.
        Sentence part for a change log: added and removed items, or 'reordered', or 'unchanged'.
        Compare two lists of distinct items and say what was added and removed.
        """,
        """
        added = sorted(set(new) - set(old))
        removed = sorted(set(old) - set(new))
        parts = []
        if added:
            parts.append("added " + ", ".join(added))
        if removed:
            parts.append("removed " + ", ".join(removed))
        if parts:
            return "; ".join(parts)
        return "unchanged" if old == new else "reordered"
        ---
        changes = {
            "added": [item for item in sorted(new) if item not in old],
            "removed": [item for item in sorted(old) if item not in new],
        }
        text = "; ".join(f"{verb} {', '.join(items)}" for verb, items in changes.items() if items)
        if not text:
            text = "reordered" if old != new else "unchanged"
        return text
        """,
        lambda r: (
            r.sample(("tea", "milk", "rice", "jam"), r.randint(0, 3)),
            r.sample(("tea", "milk", "rice", "jam"), r.randint(0, 3)),
        ),
    ),
    made(
        "everyday_notes.keyboard_shortcut",
        "normalize_shortcut shortcut_text canonical_shortcut format_shortcut",
        "text: str",
        "str",
        """
        Normalize {text} to 'Ctrl+Alt+Shift+Key' order; names in any case, 'control' is Ctrl, key capitalized.
        keyboard shortcut in one spelling
        Split at '+', put Ctrl, Alt and Shift first in this order, then the other parts, each with a capital.
        'shift + ctrl + s' becomes 'Ctrl+Shift+S'; blanks are ignored, '' stays ''.
        Write shortcuts alike: modifiers ordered Ctrl, Alt, Shift, the remaining keys as given.
        """,
        """
        parts = [part.strip().lower() for part in text.split("+") if part.strip()]
        parts = ["ctrl" if part == "control" else part for part in parts]
        order = {"ctrl": 0, "alt": 1, "shift": 2}
        parts.sort(key=lambda part: order.get(part, 3))
        return "+".join(part.capitalize() for part in parts)
        ---
        keys = text.lower().replace(" ", "").replace("control", "ctrl").split("+")
        ordered = [name for name in ("ctrl", "alt", "shift") for key in keys if key == name]
        ordered += [key for key in keys if key not in ("ctrl", "alt", "shift", "")]
        return "+".join(key[0].upper() + key[1:] for key in ordered)
        """,
        lambda r: (
            r.choice(
                (
                    "ctrl+shift+s",
                    "Shift + Ctrl + s",
                    "alt+F4",
                    "s",
                    "",
                    "CONTROL+x",
                    "shift+alt+ctrl+del",
                    "cmd+c",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.strip_signature_words",
        "strip_filler_words remove_fillers without_fillers drop_filler_words",
        "text: str",
        "str",
        """
        Remove the words um, uh, well, like and basically from {text}, any case, also with a comma behind.
        text without filler words
        Drop each word that, without final commas and in lower case, is um, uh, well, like or basically.
        Clean a transcript of fillers (um, uh, well, like, basically); the rest keeps single spaces.
        'Um, tea is like hot' becomes 'tea is hot'.
        """,
        """
        fillers = {"um", "uh", "well", "like", "basically"}
        return " ".join(word for word in text.split() if word.lower().rstrip(",") not in fillers)
        ---
        kept = []
        for word in text.split():
            core = word.lower()
            while core.endswith(","):
                core = core[:-1]
            if core in ("um", "uh", "well", "like", "basically"):
                continue
            kept.append(word)
        return " ".join(kept)
        """,
        lambda r: (
            " ".join(
                r.choice(("well", "Um,", "tea", "like", "you", "is", "uh", "basically", "HOT", "um"))
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "everyday_notes.speaker_turns",
        "parse_dialogue speaker_turns dialogue_lines transcript_turns",
        "lines: list[str]",
        "list[tuple[str, str]]",
        """
        Turns of a transcript: 'Name: text' begins one, other {lines} continue it; blank ones are skipped.
        speakers and their words
        Return (speaker, text) pairs; a line without a colon is added to the turn before, or has speaker ''.
        Split at the first colon and trim; consecutive lines of one turn are joined by a space.
        Parse a dialogue: lines with a colon name the speaker, those without belong to the last one.
        """,
        """
        turns: list[tuple[str, str]] = []
        for line in lines:
            name, colon, text = line.partition(":")
            if colon:
                turns.append((name.strip(), text.strip()))
            elif line.strip():
                speaker, before = turns.pop() if turns else ("", "")
                turns.append((speaker, f"{before} {line.strip()}".strip()))
        return turns
        ---
        speakers: list[str] = []
        texts: list[list[str]] = []
        for line in filter(str.strip, lines):
            if ":" in line or not speakers:
                name, text = line.split(":", 1) if ":" in line else ("", line)
                speakers.append(name.strip())
                texts.append([])
            else:
                text = line
            texts[-1].append(text.strip())
        return [(name, " ".join(part for part in parts if part)) for name, parts in zip(speakers, texts)]
        """,
        lambda r: (
            [
                r.choice(("Ada: hi", "Ben: tea?", "and more", "Ada: yes: now", "", "Ben:"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "everyday_notes.words_per_speaker",
        "words_per_speaker talk_share count_spoken_words spoken_words",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count the words each speaker says in {lines} 'Name: words', names in lower case; most words first.
        words by speaker
        Lines without a colon are skipped; speakers are ordered by words down, equal ones by name.
        Who talks most? Sum the words after the first colon per name, ignoring case.
        Map speakers to their number of words; a speaker who says nothing has 0.
        """,
        """
        counts: dict[str, int] = {}
        for line in lines:
            name, colon, text = line.partition(":")
            if colon:
                name = name.strip().lower()
                counts[name] = counts.get(name, 0) + len(text.split())
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        ---
        pairs = [line.lower().split(":", 1) for line in lines if ":" in line]
        names = sorted({name.strip() for name, _ in pairs})
        totals = dict.fromkeys(names, 0)
        for name, text in pairs:
            totals[name.strip()] += len(text.split())
        return {name: totals[name] for name in sorted(names, key=lambda name: -totals[name])}
        """,
        lambda r: (
            [
                r.choice(("Ada: hi there", "Ben: tea", "noise", "ada: yes", "Ben:", "Eva: one two three", ""))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "everyday_notes.subtitle_time",
        "subtitle_time srt_timestamp format_srt_time caption_time",
        "milliseconds: int",
        "str",
        """
        Subtitle time 'hh:mm:ss,mmm' of {milliseconds}: 3725042 is '01:02:05,042'.
        time stamp in a subtitle file
        Hours, minutes and seconds with two digits, a comma and the milliseconds with three.
        Format a position in a film for an SRT file.
        Write milliseconds as hours:minutes:seconds,thousandths, zero-padded.
        """,
        """
        seconds, millis = divmod(milliseconds, 1000)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours:02d}:{minutes:02d}:{seconds:02d},{millis:03d}"
        ---
        hours = milliseconds // 3_600_000
        minutes = milliseconds // 60_000 % 60
        seconds = milliseconds // 1000 % 60
        return "%02d:%02d:%02d,%03d" % (hours, minutes, seconds, milliseconds % 1000)
        """,
        lambda r: (r.choice((0, 1, 999, 1000, 61500, 3600000, 3725042, r.randint(0, 10**7))),),
    ),
    made(
        "everyday_notes.parse_subtitle_time",
        "parse_srt_time subtitle_milliseconds srt_to_milliseconds read_caption_time",
        "text: str",
        "int",
        """
        Milliseconds of a subtitle time 'hh:mm:ss,mmm' (comma or dot); any other form is -1.
        subtitle time to milliseconds
        Exactly two digits for hours, minutes (up to 59) and seconds, then , or . and three digits; else -1.
        '01:02:05,042' is 3725042; times without thousandths or with minutes or seconds over 59 give -1.
        Parse the time stamps of an SRT or VTT file.
        """,
        """
        import re

        match = re.fullmatch(r"(\\d\\d):([0-5]\\d):([0-5]\\d)[,.](\\d{3})", text)
        if not match:
            return -1
        hours, minutes, seconds, millis = map(int, match.groups())
        return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis
        ---
        parts = text.replace(",", ":").replace(".", ":").split(":")
        if [len(part) for part in parts] != [2, 2, 2, 3] or not all(part.isdigit() for part in parts):
            return -1
        if text[8] == ":" or int(parts[1]) > 59 or int(parts[2]) > 59:
            return -1
        return int(parts[0]) * 3600000 + int(parts[1]) * 60000 + int(parts[2]) * 1000 + int(parts[3])
        """,
        _subtitle_time,
    ),
    made(
        "everyday_notes.greeting_card",
        "centered_sign sign_lines banner_lines centered_banner",
        "lines: list[str]; width: int = 20; fill: str = '*'",
        "list[str]",
        """
        A line of {fill}, each of {lines} centered between {fill}, a line of {fill}; {width} wide.
        banner with centered lines
        Center every text in {width} - 2 places and put {fill} on both sides; full lines above and below.
        Draw a sign of stars; too long texts are cut to {width} - 4 characters first.
        Return the lines of a frame with centered contents; without texts only the two full lines.
        """,
        """
        border = fill * width
        inner = [line[: width - 4].center(width - 2) for line in lines]
        return [border, *(fill + line + fill for line in inner), border]
        ---
        result = [fill * width]
        for line in lines:
            line = line[: width - 4]
            result.append(f"{fill}{line.center(width - 2)}{fill}")
        result.append(fill * width)
        return result
        """,
        lambda r: (draw.words(r, 0, 3), r.choice((8, 12, 20)), r.choice(("*", "#"))),
    ),
    made(
        "everyday_notes.bar_label",
        "labelled_bar text_bar bar_line chart_line",
        "label: str; value: int; largest: int; width: int = 10",
        "str",
        """
        Chart line: {label} in 8 characters, '|', a bar of '#' up to {width} for {largest}, and the value.
        line of a text bar chart
        Bar of value * width / largest, rounded down, at least 1 unless the value is 0; label cut to 8.
        A label padded or cut to 8, a bar of # in proportion to {largest}, a space, the number.
        Draw one bar; a {largest} of 0 draws none.
        """,
        """
        length = value * width // largest if largest else 0
        if value > 0:
            length = max(1, length)
        return f"{label[:8]:<8}|{'#' * length} {value}"
        ---
        bar = ""
        if value:
            bar = "#" * (value * width // largest or 1)
        return label[:8].ljust(8) + "|" + bar + " " + str(value)
        """,
        lambda r: (lambda top: (draw.word(r), r.randint(0, top), top, r.choice((5, 10))))(
            r.choice((0, 1, 7, 40))
        ),
    ),
    made(
        "everyday_notes.tidy_tags",
        "tidy_tags normalize_tags clean_tag_list parse_tags",
        "text: str; limit: int = 5",
        "list[str]",
        """
        Tags of {text}, parted by , or ;: lower case, no '#', spaces as '-', each once, the first {limit}.
        clean tags from a text field
        Split at commas and semicolons; trim, drop leading # and empty tags, hyphenate, no repeats.
        'Tea, #tea; red cat' gives ['tea', 'red-cat']; at most {limit} tags in the order given.
        Normalize what a user typed as tags.
        """,
        """
        tags: list[str] = []
        for part in text.replace(";", ",").split(","):
            tag = "-".join(part.strip().lstrip("#").lower().split())
            if tag and tag not in tags:
                tags.append(tag)
        return tags[:limit]
        ---
        import re

        parts = [re.sub(r"^\\s*#*\\s*", "", part).rstrip().lower() for part in re.split("[,;]", text)]
        return list(dict.fromkeys(re.sub(r"\\s+", "-", part) for part in parts if part))[:limit]
        """,
        lambda r: (
            r.choice((", ", ";", ",")).join(
                r.choice(("Tea", "#tea", " red cat ", "", "milk", "MILK", "a", "#"))
                for _ in range(r.randint(0, 7))
            ),
            r.choice((2, 5)),
        ),
    ),
    made(
        "everyday_notes.related_by_tags",
        "related_posts similar_by_tags most_related posts_like",
        "tags: list[str]; posts: dict[str, list[str]]",
        "list[str]",
        """
        Names of {posts} that share a tag with {tags}, most shared tags first, ties by name; at most 3.
        related posts
        Rank posts by the number of common tags; those without any are left out, only three are returned.
        Find up to three similar posts: more shared tags first, then alphabetical order.
        Which posts fit to the given tags? A dictionary maps names to their tags.
        """,
        """
        shared = {name: len(set(tags) & set(own)) for name, own in posts.items()}
        related = [name for name in shared if shared[name]]
        return sorted(related, key=lambda name: (-shared[name], name))[:3]
        ---
        scored = []
        for name, own in posts.items():
            count = sum(1 for tag in tags if tag in own)
            if count > 0:
                scored.append((-count, name))
        return [name for _, name in sorted(scored)[:3]]
        """,
        lambda r: (
            r.sample(("tea", "cat", "red"), r.randint(0, 3)),
            {
                key: r.sample(("tea", "cat", "red", "sun"), r.randint(0, 3))
                for key in r.sample(("p1", "p2", "p3", "p4"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "everyday_notes.next_free_letter",
        "next_list_letter next_letter_label following_letter next_option_letter",
        "labels: list[str]",
        "str",
        """
        Return the first letter from a to z that is not among {labels}, in any case; '' if all are used.
        next free letter for a list
        Which letter comes next? Look for the smallest unused one, ignoring case.
        ['A', 'c'] gives 'b'; other labels do not matter, a full alphabet gives ''.
        Find a free label a, b, c, ...
        """,
        """
        used = {label.lower() for label in labels}
        for letter in "abcdefghijklmnopqrstuvwxyz":
            if letter not in used:
                return letter
        return ""
        ---
        import string

        lowered = [label.lower() for label in labels]
        return next((letter for letter in string.ascii_lowercase if letter not in lowered), "")
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    ["a"],
                    ["a", "b"],
                    ["A", "c"],
                    ["z"],
                    ["b", "a", "z"],
                    ["1", "a"],
                    list("abcdefghijklmnopqrstuvwxyz"),
                )
            ),
        ),
    ),
    made(
        "everyday_notes.roman_item_label",
        "item_label list_label outline_label numbering_label",
        "number: int; style: str = '1'",
        "str",
        """
        Label of list item {number}: '3.' for style '1', 'c)' for 'a', 'C)' for 'A', 'iii.' for 'i'.
        label of a list item
        Style 1: number and dot, a or A: letter and bracket (after z the number), i: Roman and dot.
        Write item 3 as '3.', 'c)', 'C)' or 'iii.'; letters end at 26, larger numbers stay numbers with ')'.
        Number an item in one of four styles: 1, a, A, i.
        """,
        """
        if style == "1":
            return f"{number}."
        if style == "i":
            roman, rest = "", number
            for value, sign in ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")):
                roman += sign * (rest // value)
                rest %= value
            return roman + "."
        if number > 26:
            return f"{number})"
        return chr(ord(style) + number - 1) + ")"
        ---
        if style in ("a", "A"):
            letters = "abcdefghijklmnopqrstuvwxyz"
            label = letters[number - 1] if number <= 26 else str(number)
            return (label.upper() if style == "A" else label) + ")"
        if style == "i":
            ones = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
            return "x" * (number // 10) + ones[number % 10] + "."
        return str(number) + "."
        """,
        lambda r: (r.choice((1, 2, 3, 4, 9, 14, 26, 27)), r.choice(("1", "a", "i", "A"))),
    ),
    made(
        "everyday_notes.price_change_text",
        "price_change_text price_note discount_label price_tag_text",
        "old: float; new: float",
        "str",
        """
        Price note: '10.00', '10.00 (was 20.00, -50%)' if it fell, '(up from 9.00)' if it rose, 'free' for 0.
        note on a changed price
        Two decimals; a lower price also has the old one and the percent saved, a higher the old one.
        Text for a price tag: free at 0, unchanged plain, cheaper with '-n%' (rounded down), dearer 'up from'.
        Compare {old} (above 0) and {new} and write the new price with a remark in brackets.
        """,
        """
        if new == 0:
            return "free"
        if new < old:
            return f"{new:.2f} (was {old:.2f}, -{int((old - new) * 100 / old)}%)"
        if new > old:
            return f"{new:.2f} (up from {old:.2f})"
        return f"{new:.2f}"
        ---
        if not new:
            return "free"
        note = ""
        if old > new:
            saved = (old - new) * 100 // old
            note = " (was {:.2f}, -{:.0f}%)".format(old, saved)
        elif old < new:
            note = " (up from {:.2f})".format(old)
        return "{:.2f}".format(new) + note
        """,
        lambda r: (lambda p: (p, r.choice((p, p / 2, p * 0.75, p + 1, 0.0))))(r.randint(4, 200) / 4),
    ),
    made(
        "everyday_notes.unify_newlines",
        "unify_line_ends normalize_newlines clean_line_breaks final_newline",
        "text: str",
        "str",
        """
        Use '\\n' for all line ends of {text}, strip spaces at the ends of lines, end with exactly one '\\n'.
        normalize line ends
        Replace \\r\\n and \\r by \\n, drop blanks at line ends and empty lines at the end, add a final \\n.
        Clean a text file before saving: one kind of line break, no trailing white space, one at the end.
        A text without any visible line becomes ''; otherwise the last character is a line break.
        """,
        """
        lines = [line.rstrip() for line in text.replace("\\r\\n", "\\n").replace("\\r", "\\n").split("\\n")]
        while lines and not lines[-1]:
            lines.pop()
        return "".join(line + "\\n" for line in lines)
        ---
        import re

        text = re.sub(r"\\r\\n?", "\\n", text)
        text = re.sub(r"[ \\t]+(?=\\n|$)", "", text).rstrip()
        return text + "\\n" if text else ""
        """,
        lambda r: (r.choice(("a\r\nb", "a\rb\n\n", "", "x  \ny\t\n", "\n", "end", "a\n\n\nb\r\n")),),
    ),
    made(
        "everyday_notes.limit_blank_lines",
        "limit_blank_lines squeeze_blank_lines reduce_empty_lines collapse_blank_lines",
        "lines: list[str]; limit: int = 1",
        "list[str]",
        """
        Keep at most {limit} blank lines in a row of {lines}, as ''; drop those at the start.
        fewer blank lines
        Squeeze runs of empty or white-space lines to {limit}; leading blank lines are removed.
        Return the lines without superfluous blank ones; kept blank lines become ''.
        Cat-like squeezing: no more than {limit} consecutive blank lines, none at the beginning.
        """,
        """
        result: list[str] = []
        blank = 0
        for line in lines:
            if line.strip():
                result.append(line)
                blank = 0
            elif result and blank < limit:
                result.append("")
                blank += 1
        return result
        ---
        from itertools import groupby

        result: list[str] = []
        for filled, group in groupby(lines, key=lambda line: bool(line.strip())):
            block = list(group)
            if filled:
                result += block
            elif result:
                result += [""] * min(limit, len(block))
        return result
        """,
        lambda r: (
            [r.choice(("a", "", "", " ", "b")) for _ in range(r.randint(0, 8))],
            r.choice((0, 1, 1, 2)),
        ),
    ),
    made(
        "everyday_notes.sort_lines_unique",
        "sort_unique_lines tidy_word_list clean_word_list sorted_lines",
        "text: str",
        "str",
        """
        Sort the lines of {text} without case, trimmed; of equal ones only the first stays, blank ones go.
        tidy a word list
        Trim lines, drop empty ones and repetitions (case ignored, first spelling kept), order alphabetically.
        Return a cleaned list of words, one a line, sorted without regard to case.
        Sort and deduplicate the lines of a text; upper and lower case count as the same.
        """,
        """
        first: dict[str, str] = {}
        for line in text.splitlines():
            line = line.strip()
            if line:
                first.setdefault(line.lower(), line)
        return "\\n".join(first[key] for key in sorted(first))
        ---
        kept: list[str] = []
        for line in map(str.strip, text.splitlines()):
            if line and line.lower() not in [other.lower() for other in kept]:
                kept.append(line)
        return "\\n".join(sorted(kept, key=str.lower))
        """,
        lambda r: (
            "\n".join(
                r.choice(("tea", " Tea", "milk", "", "apple ", "APPLE", "# note"))
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "everyday_notes.comment_toggle",
        "toggle_comments comment_lines toggle_comment comment_or_uncomment",
        "lines: list[str]",
        "list[str]",
        """
        Toggle comments: if all non-blank {lines} start with '#', remove '# ' or '#', else put '# ' in front.
        comment or uncomment lines
        Editor command: uncomment when every filled line is a comment, otherwise comment all filled lines.
        Blank lines stay; one space after the # is removed with it; comments are added at the line start.
        Return the lines with '# ' added, or removed if each non-blank one begins with #.
        """,
        """
        filled = [line for line in lines if line.strip()]
        if all(line.startswith("#") for line in filled):
            return [line.removeprefix("#").removeprefix(" ") if line.strip() else line for line in lines]
        return ["# " + line if line.strip() else line for line in lines]
        ---
        import re

        remove = all(line[:1] == "#" for line in lines if line.strip())
        result = []
        for line in lines:
            if line.strip():
                line = re.sub(r"^# ?", "", line) if remove else f"# {line}"
            result.append(line)
        return result
        """,
        lambda r: (
            [r.choice(("# a", "# b", "#c", "", "# d")) for _ in range(r.randint(0, 4))]
            if r.random() < 0.5
            else [r.choice(("# a", "b", "  c", "")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "everyday_notes.todo_comments",
        "todo_comments find_todos todo_notes list_todos",
        "source: str",
        "list[tuple[int, str]]",
        """
        Comments '# TODO' or '# FIXME' (any case) in {source}: (line number, text), numbers from 1.
        to-do notes in source code
        Find # and spaces followed by TODO or FIXME; the text is the rest without ':' and spaces.
        List what is left to do: '# TODO: fix' in line 3 gives (3, 'fix'); other comments are ignored.
        Extract todo and fixme comments with their line numbers.
        """,
        """
        import re

        notes = []
        for number, line in enumerate(source.splitlines(), start=1):
            match = re.search(r"# *(?:TODO|FIXME)\\b[: ]*(.*)", line, flags=re.IGNORECASE)
            if match:
                notes.append((number, match.group(1).strip()))
        return notes
        ---
        notes = []
        number = 0
        for line in source.splitlines():
            number += 1
            comment = line.partition("#")[2].strip()
            for mark in ("todo", "fixme"):
                if comment.lower().startswith(mark):
                    notes.append((number, comment[len(mark) :].lstrip(": ").strip()))
        return notes
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "x = 1  # TODO: fix",
                        "# todo clean",
                        "y = 2",
                        "# FIXME later",
                        "",
                        "todo = 3",
                        "# note: TODO no",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "everyday_notes.import_names",
        "imported_modules list_imports modules_imported top_level_imports",
        "source: str",
        "list[str]",
        """
        Sorted top-level modules of 'import a.b' or 'from a.b import c' lines; no relative ones.
        modules a script imports
        Return the first part of every imported name, each once, in order; '.local' imports are skipped.
        'import os.path, sys' gives os and sys; an 'as' name does not matter; only lines that begin so count.
        Which packages are used? Look at lines starting with import or from.
        """,
        """
        modules = set()
        for line in source.splitlines():
            words = line.split()
            if line.startswith("import "):
                modules.update(part.split()[0].split(".")[0] for part in line[7:].split(","))
            elif line.startswith("from ") and not words[1].startswith("."):
                modules.add(words[1].split(".")[0])
        return sorted(modules)
        ---
        import re

        found: list[str] = []
        for names in re.findall(r"^import (.*)$", source, flags=re.MULTILINE):
            found += re.findall(r"(?:^|, *)(\\w+)", names)
        found += re.findall(r"^from (\\w+)", source, flags=re.MULTILINE)
        return sorted(set(found))
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "import os",
                        "import os.path, sys",
                        "from re import sub",
                        "x = 1",
                        "import json as j",
                        "# import a",
                        "from .local import b",
                        "",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "everyday_notes.function_names_in",
        "function_names find_functions defined_functions public_functions",
        "source: str",
        "list[str]",
        """
        Functions that {source} defines with 'def' or 'async def', without names that start with '_'.
        public functions of a source text
        List what follows def up to the bracket, also for indented lines; private names (_x) are left out.
        Which functions are defined? In order, without leading-underscore ones and comments.
        Return public function and method names of Python code by looking at its lines.
        """,
        """
        import re

        names = re.findall(r"^\\s*(?:async )?def (\\w+)\\(", source, flags=re.MULTILINE)
        return [name for name in names if not name.startswith("_")]
        ---
        names = []
        for line in source.splitlines():
            text = line.strip().removeprefix("async ")
            if text.startswith("def "):
                name = text[4:].split("(")[0]
                if name[0] != "_":
                    names.append(name)
        return names
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "def add(a, b):",
                        "    def inner(self):",
                        "async def go():",
                        "x = def_",
                        "class A:",
                        "",
                        "def _hidden():",
                        "# def no():",
                    )
                )
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "everyday_notes.call_text",
        "format_call call_text function_call_text call_signature",
        "name: str; arguments: list[str]; limit: int = 20",
        "str",
        """
        Write a call: 'f(a, b)' if it has at most {limit} characters, else one argument per line with ','.
        format a function call
        In one line when it fits {limit}; otherwise each argument indented by four spaces on its own line.
        Long calls end every argument line with a comma and have the closing bracket alone on the last line.
        Return the text of a call like a code formatter; without arguments always one line.
        """,
        """
        line = f"{name}({', '.join(arguments)})"
        if len(line) <= limit or not arguments:
            return line
        return "\\n".join([f"{name}(", *(f"    {argument}," for argument in arguments), ")"])
        ---
        text = name + "(" + ", ".join(arguments) + ")"
        if arguments and len(text) > limit:
            text = name + "(\\n"
            for argument in arguments:
                text += "    " + argument + ",\\n"
            text += ")"
        return text
        """,
        lambda r: (r.choice(("add", "show", "f")), draw.words(r, 0, 5), r.choice((8, 15, 20))),
    ),
    made(
        "everyday_notes.sql_in_clause",
        "sql_in_clause in_condition where_in sql_list_condition",
        "column: str; values: list[str]",
        "str",
        """
        Condition "city IN ('a', 'b')" with distinct {values}, "= 'a'" for a single one, '1 = 0' for none.
        SQL condition for a list of values
        Quote distinct values in single quotes (inner ones doubled); an empty list matches nothing.
        Build a WHERE part: IN for several values, = for one, the always false 1 = 0 for none.
        Return the text of an SQL filter; single quotes in values are doubled.
        """,
        """
        quoted = ["'" + value.replace("'", "''") + "'" for value in dict.fromkeys(values)]
        if not quoted:
            return "1 = 0"
        if len(quoted) == 1:
            return f"{column} = {quoted[0]}"
        return f"{column} IN ({', '.join(quoted)})"
        ---
        unique: list[str] = []
        for value in values:
            text = "'{}'".format("''".join(value.split("'")))
            if text not in unique:
                unique.append(text)
        if len(unique) > 1:
            return column + " IN (" + ", ".join(unique) + ")"
        return column + " = " + unique[0] if unique else "1 = 0"
        """,
        lambda r: (
            r.choice(("id", "city")),
            [r.choice(("Rome", "O'Neil", "x", "Rome")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "everyday_notes.split_sql_statements",
        "split_statements split_sql sql_statements separate_statements",
        "script: str",
        "list[str]",
        """
        Split {script} at semicolons outside single quotes; trim the statements and drop empty ones.
        SQL statements of a script
        A ';' between single quotes does not end a statement; white space around them goes.
        Return the statements without their semicolons, in order.
        Separate commands by ';', respecting 'quoted; text'.
        """,
        """
        statements = [""]
        quoted = False
        for char in script:
            if char == "'":
                quoted = not quoted
            if char == ";" and not quoted:
                statements.append("")
            else:
                statements[-1] += char
        return [statement.strip() for statement in statements if statement.strip()]
        ---
        import re

        parts = re.findall(r"(?:'[^']*'|[^';])+", script)
        return [part.strip() for part in parts if part.strip()]
        """,
        lambda r: (
            r.choice(("; ", ";\n", " ;")).join(
                r.choice(("SELECT 1", "INSERT 'a;b'", "", " -- x", "DROP t")) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "everyday_notes.json_path_text",
        "json_path path_to_text key_path_text format_key_path",
        "path: list[str]",
        "str",
        """
        Key {path} as text from '$' on: .name for names, [0] for digits, ['first name'] for others.
        path within JSON data
        Start with '$'; identifiers get a dot in front, digits brackets, anything else brackets and quotes.
        ['user', '0', 'a-b'] becomes "$.user[0]['a-b']"; the empty path is '$'.
        Format the keys that lead to a value.
        """,
        """
        text = "$"
        for key in path:
            if key.isdigit():
                text += f"[{key}]"
            elif key.isidentifier():
                text += f".{key}"
            else:
                text += f"['{key}']"
        return text
        ---
        import re

        parts = ["$"]
        for key in path:
            if re.fullmatch(r"[0-9]+", key):
                parts.append("[" + key + "]")
            else:
                parts.append("." + key if re.fullmatch(r"[A-Za-z_]\\w*", key) else "['" + key + "']")
        return "".join(parts)
        """,
        lambda r: (
            [r.choice(("user", "0", "first name", "12", "x_1", "a-b", "")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "everyday_notes.parse_key_path",
        "parse_key_path split_key_path keys_of_path read_json_path",
        "text: str",
        "list[str]",
        """
        Split a path like 'items[0].price' into its keys: ['items', '0', 'price']; empty parts are dropped.
        keys of a dotted path
        Dots and square brackets part the keys; numbers stay text; '' has no keys.
        'a[1][2]' gives ['a', '1', '2']; doubled dots make no difference.
        Parse a path to a nested value.
        """,
        """
        return [part for part in text.replace("[", ".").replace("]", "").split(".") if part]
        ---
        keys = []
        key = ""
        for char in text + ".":
            if char not in ".[]":
                key += char
            elif key:
                keys.append(key)
                key = ""
        return keys
        """,
        lambda r: (
            r.choice(
                (
                    "user.name",
                    "items[0].price",
                    "a[1][2]",
                    "",
                    "x y.z",
                    "[3].y",
                    "a..b",
                    "list[10]",
                    "a-b.c",
                    "x_1[2]",
                    "$.k",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.http_header_case",
        "header_name_case canonical_header http_header_name format_header_name",
        "name: str",
        "str",
        """
        HTTP header {name} in Canonical-Case; id is 'ID', www 'WWW', etag 'ETag'; _ and blank as -.
        canonical HTTP header name
        Capitalize the parts between - _ and spaces, join by '-'; except ID, WWW and ETag.
        'content-type' becomes 'Content-Type', 'X-REQUEST-ID' 'X-Request-ID'.
        Format header names alike; id, www and etag are written ID, WWW and ETag.
        """,
        """
        special = {"id": "ID", "www": "WWW", "etag": "ETag"}
        parts = name.lower().replace("_", "-").replace(" ", "-").split("-")
        return "-".join(special.get(part, part.capitalize()) for part in parts)
        ---
        import re

        result = []
        for part in re.split(r"[-_ ]", name):
            if part.lower() == "etag":
                result.append("ETag")
            elif part.lower() in ("id", "www"):
                result.append(part.upper())
            else:
                result.append(part[:1].upper() + part[1:].lower())
        return "-".join(result)
        """,
        lambda r: (
            r.choice(
                (
                    "content-type",
                    "X-REQUEST-ID",
                    "etag",
                    "www_authenticate",
                    "",
                    "accept",
                    "dnt",
                    "te-st",
                    "user agent",
                )
            ),
        ),
    ),
    made(
        "everyday_notes.parse_header_lines",
        "parse_headers read_headers headers_to_dict header_fields",
        "lines: list[str]",
        "dict[str, str]",
        """
        Headers 'Name: value' up to the first blank line; names in lower case, repeated values joined by ', '.
        HTTP headers as a dictionary
        Split at the first colon, trim; lines without a colon are ignored, an empty line ends the headers.
        Read header lines: 'X-Time: 10:30' gives 'x-time': '10:30'; equal names collect their values.
        Parse the head of a message; names are lower-cased.
        """,
        """
        headers: dict[str, str] = {}
        for line in lines:
            if not line:
                break
            name, colon, value = line.partition(":")
            if not colon:
                continue
            name, value = name.strip().lower(), value.strip()
            headers[name] = f"{headers[name]}, {value}" if name in headers else value
        return headers
        ---
        from itertools import takewhile

        values: dict[str, list[str]] = {}
        for line in takewhile(bool, lines):
            if ":" in line:
                name, value = line.split(":", 1)
                values.setdefault(name.lower().strip(), []).append(value.strip())
        return {name: ", ".join(items) for name, items in values.items()}
        """,
        lambda r: (
            [
                r.choice(("Host: x.io", "accept: a", "Accept:  b ", "", "broken", "X-Time: 10:30", "Host:y"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "everyday_notes.best_language",
        "preferred_language best_language choose_language negotiate_language",
        "header: str; available: list[str]",
        "str",
        """
        Choose of {available} the language that {header} ranks highest (';q=', default 1), else the first.
        language from an Accept-Language header
        Compare two-letter codes without case, 'en-US' counts as 'en'; of equal weights the earlier wins.
        Parse 'de,en;q=0.8' and return the best offered language; none offered: the first available.
        Negotiate the language of a page; unknown wishes fall back to the first of {available}.
        """,
        """
        wishes = []
        for part in header.lower().split(","):
            code, _, weight = part.strip().partition(";q=")
            wishes.append((-float(weight or 1), code[:2]))
        for _, code in sorted(wishes, key=lambda wish: wish[0]):
            if code in available:
                return code
        return available[0]
        ---
        best, highest = available[0], 0.0
        for part in header.lower().split(","):
            pieces = part.split(";q=")
            code = pieces[0].strip().split("-")[0]
            weight = float(pieces[1]) if len(pieces) > 1 else 1.0
            if code in available and weight > highest:
                best, highest = code, weight
        return best
        """,
        lambda r: (
            r.choice(
                ("de,en;q=0.8", "fr;q=0.5, en;q=0.9", "", "it", "en-US,de;q=0.7", "de;q=0.2,en;q=0.2", "FR")
            ),
            r.sample(("en", "de", "fr"), r.randint(1, 3)),
        ),
    ),
    made(
        "everyday_notes.cookie_dict",
        "parse_cookies cookies_to_dict read_cookie_header cookie_values",
        "header: str",
        "dict[str, str]",
        """
        Cookies 'a=1; b=2' of {header} as a dictionary; the first of equal names wins, quotes are removed.
        cookie header as a dictionary
        Split at ';' and the first '=', trim, drop double quotes around values; parts without '=' are ignored.
        Read cookies; a repeated name keeps its first value.
        Parse the Cookie header: 'token=x=y' gives 'token': 'x=y'.
        """,
        """
        cookies: dict[str, str] = {}
        for part in header.split(";"):
            name, equals, value = part.strip().partition("=")
            if equals and name not in cookies:
                cookies[name] = value.strip('"')
        return cookies
        ---
        pairs = [part.strip().split("=", 1) for part in header.split(";") if "=" in part]
        names = [name for name, _ in pairs]
        return {name: pairs[names.index(name)][1].strip('"') for name in names}
        """,
        lambda r: (
            "; ".join(
                r.choice(("a=1", "token=x=y", "b=", "flag", "a=2", ' c="q" ')) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "everyday_notes.mime_from_name",
        "content_type mime_type guess_mime_type media_type",
        "filename: str",
        "str",
        """
        MIME type of {filename} by extension: html/htm, css, txt, json, png, jpg/jpeg; else a binary stream.
        content type of a file
        Return text/html, text/css, text/plain, application/json, image/png or image/jpeg, ignoring case.
        Unknown endings, and none, give 'application/octet-stream'; txt is 'text/plain', jpg 'image/jpeg'.
        Guess the media type from what follows the last dot.
        """,
        """
        types = {
            "html": "text/html",
            "htm": "text/html",
            "css": "text/css",
            "txt": "text/plain",
            "json": "application/json",
            "png": "image/png",
            "jpg": "image/jpeg",
            "jpeg": "image/jpeg",
        }
        extension = filename.lower().rpartition(".")[2] if "." in filename else ""
        return types.get(extension, "application/octet-stream")
        ---
        name = filename.lower()
        if name.endswith((".html", ".htm")):
            return "text/html"
        if name.endswith((".jpg", ".jpeg")):
            return "image/jpeg"
        for ending, kind in (("css", "text/css"), ("txt", "text/plain"), ("json", "application/json")):
            if name.endswith("." + ending):
                return kind
        return "image/png" if name.endswith(".png") else "application/octet-stream"
        """,
        lambda r: (r.choice((draw.file_name(r), "a.HTML", "b.htm", "c.json", "d.css", "page.html")),),
    ),
    made(
        "everyday_notes.cron_field",
        "expand_cron_field cron_values parse_cron_field cron_numbers",
        "field: str; low: int; high: int",
        "list[int]",
        """
        Numbers of a cron {field} from {low} to {high}: '*', 'a', 'a-b', each with '/step', parted by commas.
        values of a cron field
        Sorted list: '*/5' takes every fifth from {low}, '1-4' a range; values outside are dropped.
        '2-9/3' gives [2, 5, 8]; '*' stands for the whole range, commas unite.
        Which minutes or hours does a cron entry mean? Each number once, within the limits.
        """,
        """
        values = set()
        for part in field.split(","):
            span, _, step = part.partition("/")
            first, dash, last = span.partition("-")
            if span == "*":
                start, end = low, high
            else:
                start, end = int(first), int(last) if dash else int(first)
            values.update(range(start, end + 1, int(step or 1)))
        return sorted(value for value in values if low <= value <= high)
        ---
        import re

        result: list[int] = []
        for part in field.replace("*", f"{low}-{high}").split(","):
            match = re.fullmatch(r"(\\d+)(?:-(\\d+))?(?:/(\\d+))?", part)
            start = int(match[1])
            end = int(match[2]) if match[2] else start
            number = start
            while number <= end:
                if low <= number <= high and number not in result:
                    result.append(number)
                number += int(match[3] or 1)
        return sorted(result)
        """,
        lambda r: (
            r.choice(("*", "*/5", "3", "1-4", "1,3", "2-9/3", "*/2", "5,1-2", "8-3")),
            r.choice((0, 1)),
            r.choice((6, 9, 12)),
        ),
    ),
    made(
        "everyday_notes.quote_shell_word",
        "quote_argument shell_quote quote_if_needed command_line_text",
        "words: list[str]",
        "str",
        """
        Join {words} to a command line; those that are empty or hold a space, ' or $ go in double quotes.
        command line from words
        Put double quotes around words with a blank, a single quote or a dollar sign, and around empty ones.
        ['ls', 'my file.txt'] becomes 'ls "my file.txt"'; other words stay bare.
        Show a command with its arguments, quoted where needed.
        """,
        """
        parts = []
        for word in words:
            if not word or any(char in word for char in " '$"):
                word = f'"{word}"'
            parts.append(word)
        return " ".join(parts)
        ---
        import re

        return " ".join(word if re.fullmatch(r"[^ '$]+", word) else '"' + word + '"' for word in words)
        """,
        lambda r: (
            [
                r.choice(("ls", "my file.txt", "", "a'b", "x=1", "$HOME", "-l"))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "everyday_notes.usage_line",
        "usage_line usage_text command_usage help_line",
        "command: str; required: list[str]; optional: list[str]",
        "str",
        """
        'usage: copy [--verbose] [-n] SOURCE': {optional} in brackets, {required} in capitals.
        usage line of a command
        Options first, in square brackets with '--', or '-' for one letter; arguments in upper case.
        Build the help line of a command-line program.
        Write how a command is called; without arguments just 'usage: name'.
        """,
        """
        options = [f"[-{name}]" if len(name) == 1 else f"[--{name}]" for name in optional]
        return " ".join(["usage:", command, *options, *(name.upper() for name in required)])
        ---
        text = "usage: " + command
        for name in optional:
            text += " [" + "-" * min(len(name), 2) + name + "]"
        for name in required:
            text += " " + name.upper()
        return text
        """,
        lambda r: (
            r.choice(("copy", "run")),
            r.sample(("source", "target"), r.randint(0, 2)),
            r.sample(("verbose", "n", "limit"), r.randint(0, 3)),
        ),
    ),
    made(
        "everyday_notes.exit_message",
        "exit_message test_summary result_summary run_summary",
        "passed: int; failed: int; skipped: int = 0",
        "str",
        """
        'FAILED: 2 of 7' if any failed, 'no tests' for none, else 'OK: 5 passed', with ', 3 skipped' behind.
        summary of a test run
        The total is passed and failed; skipped ones are only mentioned if any, after a comma.
        One line for the end of a test run; only skipped tests still read 'no tests, 3 skipped'.
        Say whether the tests passed: OK, FAILED with the share, or no tests.
        """,
        """
        if failed:
            text = f"FAILED: {failed} of {passed + failed}"
        elif passed:
            text = f"OK: {passed} passed"
        else:
            text = "no tests"
        return f"{text}, {skipped} skipped" if skipped else text
        ---
        parts = ["no tests"]
        if passed > 0:
            parts = ["OK: " + str(passed) + " passed"]
        if failed > 0:
            parts = [f"FAILED: {failed} of {failed + passed}"]
        if skipped:
            parts.append(f"{skipped} skipped")
        return ", ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 5)), r.choice((0, 0, 1, 2)), r.choice((0, 0, 3))),
    ),
)
