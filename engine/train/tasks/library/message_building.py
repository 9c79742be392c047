"""Messages and markup: templates, Markdown and HTML, versions, cutting, comparing, counting, wording."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _text(r: Random) -> str:
    return draw.sentence(r, 0, 8)


def _markdown(r: Random) -> str:
    pool = (
        "# Title",
        "## Part two",
        "### Deep",
        "- item",
        "* star",
        "1. first",
        "- [ ] open",
        "- [x] done",
        "text with **bold** word",
        "a [link](http://x.io) here",
        "`code` and *it*",
        "> quoted",
        "",
        "---",
        "plain",
        "![pic](a.png)",
        "#tag",
    )
    return "\n".join(r.choice(pool) for _ in range(r.randint(0, 6)))


def _html(r: Random) -> str:
    pool = (
        "<p>Hello</p>",
        "<b>bold</b> text",
        'a <a href="x.html">link</a>',
        "<br>",
        "<br/>",
        "5 &lt; 6",
        "tea &amp; milk",
        '<img src="a.png" alt="A">',
        "<h1>Title</h1>",
        "<h2>Part</h2>",
        "plain",
        "<li>one</li><li>two</li>",
        "<!-- note -->",
    )
    return r.choice(("", " ")).join(r.choice(pool) for _ in range(r.randint(0, 4)))


def _version(r: Random) -> str:
    return ".".join(str(r.choice((0, 0, 1, 2, 3, 9, 10, 12))) for _ in range(r.randint(1, 4)))


def _semver(r: Random) -> str:
    return ".".join(str(r.choice((0, 0, 1, 2, 3, 9, 10, 12))) for _ in range(3))


def _template(r: Random) -> str:
    pool = (
        "Hello {name}",
        "{greeting}, {name}!",
        "Total: {total} of {total}",
        "",
        "no fields",
        "{a}{b}",
        "in {city} {x",
    )
    return r.choice(pool)


def _values(r: Random) -> dict[str, str]:
    pool = {"name": "Ada", "greeting": "Hi", "total": "7", "a": "1", "b": "", "city": "Rome"}
    return {key: pool[key] for key in r.sample(sorted(pool), r.randint(0, 6))}


def _levels(r: Random) -> list[int]:
    levels: list[int] = []
    for _ in range(r.randint(0, 6)):
        levels.append(r.randint(1, min(3, (levels[-1] if levels else 0) + r.choice((1, 1, 2)))))
    return levels


def _dimensions(r: Random) -> tuple[str]:
    if r.random() < 0.4:
        return (r.choice(("640", "", "x", "axb", "3x4x5", "5x", "2 by 3")),)
    sign = r.choice(("x", "X", "*", "×", " x "))
    return (f"{r.randint(1, 40)}{sign}{r.randint(1, 40)}",)


ENTRIES = (
    made(
        "message_building.missing_fields_report",
        "missing_placeholders unfilled_fields check_template missing_values",
        "template: str; values: dict[str, str]",
        "list[str]",
        """
        Sorted names in braces in {template} for which {values} has no entry or an empty one.
        values that a template still needs
        Which placeholders cannot be filled? Absent or empty values count as missing; each name once, sorted.
        Compare the {{fields}} of a text with a dictionary and return what is lacking, in alphabetical order.
        List fields without a non-empty value, without repetition.
        """,
        """
        import re

        names = set(re.findall(r"\\{(\\w+)\\}", template))
        return sorted(name for name in names if not values.get(name))
        ---
        missing: list[str] = []
        for piece in template.split("{")[1:]:
            name, brace, _ = piece.partition("}")
            if brace and name not in missing and values.get(name, "") == "":
                missing.append(name)
        missing.sort()
        return missing
        """,
        lambda r: (_template(r), _values(r)),
    ),
    made(
        "message_building.optional_parts",
        "fill_optional_parts drop_empty_parts optional_sections render_optional",
        "template: str; values: dict[str, str]",
        "str",
        """
        Fill {{fields}}; a part in [ ] is dropped if one of its fields is missing or empty; others become ''.
        template with optional parts
        Keep a bracketed part, without its brackets, only if all fields inside have a value; fill the rest.
        'Hi[ {{name}}]!' is 'Hi Ada!' with a name, else 'Hi!'; missing fields outside brackets are ''.
        Render a text whose square brackets enclose what may be left out when a value lacks.
        """,
        """
        import re

        def keep(match: re.Match[str]) -> str:
            names = re.findall(r"\\{(\\w+)\\}", match.group(1))
            return match.group(1) if all(values.get(name) for name in names) else ""

        text = re.sub(r"\\[([^\\]]*)\\]", keep, template)
        return re.sub(r"\\{(\\w+)\\}", lambda match: values.get(match.group(1), ""), text)
        ---
        import re

        result = ""
        for piece in re.split(r"(\\[[^\\]]*\\])", template):
            optional = piece.startswith("[")
            inner = piece[1:-1] if optional else piece
            parts = re.split(r"\\{(\\w+)\\}", inner)
            filled = [values.get(part, "") if index % 2 else part for index, part in enumerate(parts)]
            if not optional or all(filled[1::2]):
                result += "".join(filled)
        return result
        """,
        lambda r: (
            r.choice(
                ("Hi[ {name}]!", "[{a}, ][{city}]", "x", "[no field]", "{name}[ of {city}]", "[{a}{b}]")
            ),
            _values(r),
        ),
    ),
    made(
        "message_building.mail_merge",
        "mail_merge personalize fill_for_each render_for_all",
        "template: str; rows: list[dict[str, str]]",
        "list[str]",
        """
        Fill {template} once for each of {rows}; '{{name}}' and '{{city}}' are replaced, missing ones by '?'.
        one text per row of data
        Mail merge with the fields name and city: a value that is absent or empty is written '?'.
        Return a text for every row with the placeholders name and city filled in, '?' where there is nothing.
        Personalize a message for many people; nothing is skipped, gaps become question marks.
        """,
        """
        return [
            template.replace("{name}", row.get("name") or "?").replace("{city}", row.get("city") or "?")
            for row in rows
        ]
        ---
        texts = []
        for row in rows:
            text = template
            for key in ("name", "city"):
                value = row[key] if row.get(key) else "?"
                text = text.replace("{" + key + "}", value)
            texts.append(text)
        return texts
        """,
        lambda r: (
            r.choice(("Dear {name},", "{name} from {city}", "x", "{name}{name}")),
            [
                {key: r.choice(("Ada", "Rome", "")) for key in r.sample(("name", "city"), r.randint(0, 2))}
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "message_building.percent_template",
        "fill_numbered fill_positions insert_arguments positional_template",
        "template: str; arguments: list[str]",
        "str",
        """
        Replace %1, %2, ... in {template} by the first, second, ... of {arguments}; others stay.
        numbered placeholders
        Insert {arguments} by position from 1; a number without an argument (also %0) is not replaced.
        '%2 of %1' takes the second, then the first argument; a bare percent sign is kept.
        Fill a translated message whose placeholders are %1 to %9.
        """,
        """
        import re

        def argument(match: re.Match[str]) -> str:
            number = int(match.group(1))
            return arguments[number - 1] if 1 <= number <= len(arguments) else match.group()

        return re.sub(r"%(\\d)", argument, template)
        ---
        first, *pieces = template.split("%")
        result = first
        for piece in pieces:
            if piece[:1].isdigit() and 0 < int(piece[0]) <= len(arguments):
                result += arguments[int(piece[0]) - 1] + piece[1:]
            else:
                result += "%" + piece
        return result
        """,
        lambda r: (r.choice(("%1 of %2", "%2%1", "100%", "%3!", "", "%1 and %1", "%0")), draw.words(r, 0, 3)),
    ),
    made(
        "message_building.heading_levels",
        "heading_outline markdown_headings outline_of_markdown list_headings",
        "text: str",
        "list[tuple[int, str]]",
        """
        Headings of the Markdown {text} as (level, title): one to six '#' and a space in front.
        headings of a Markdown document
        Return for every line like '## Part' the number of # signs (1 to 6) and the trimmed rest.
        A heading needs a space after its # signs; '#tag' is none.
        Outline of a Markdown text: pairs of depth and heading text, in order.
        """,
        """
        import re

        found = re.findall(r"^(#{1,6}) +(.*)$", text, flags=re.MULTILINE)
        return [(len(marks), title.strip()) for marks, title in found]
        ---
        headings = []
        for line in text.split("\\n"):
            marks, space, title = line.partition(" ")
            if space and 1 <= len(marks) <= 6 and marks == "#" * len(marks):
                headings.append((len(marks), title.strip()))
        return headings
        """,
        lambda r: (_markdown(r),),
    ),
    made(
        "message_building.markdown_toc",
        "markdown_toc table_of_contents toc_lines contents_list",
        "headings: list[tuple[int, str]]",
        "list[str]",
        """
        Table of contents for {headings} of (level, title): '- [Title](#title)', two spaces per level below 1.
        contents list in Markdown
        Indent by 2 spaces for each level beyond the first; the anchor is lower case with '-' for spaces.
        (1, 'How to Start') becomes '- [How to Start](#how-to-start)'; the anchor keeps other signs.
        Write one linked list item for each heading, deeper ones more indented.
        """,
        """
        return [
            f"{'  ' * (level - 1)}- [{title}](#{title.lower().replace(' ', '-')})"
            for level, title in headings
        ]
        ---
        lines = []
        for level, title in headings:
            anchor = "-".join(title.lower().split(" "))
            lines.append(" " * (2 * level - 2) + "- [" + title + "](#" + anchor + ")")
        return lines
        """,
        lambda r: (
            [
                (r.randint(1, 3), r.choice(("Intro", "How to Start", "End", "Q & A")))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "message_building.demote_headings",
        "demote_headings shift_headings lower_headings nest_markdown",
        "text: str; by: int = 1",
        "str",
        """
        Add {by} '#' to every Markdown heading of {text}, but never more than six in all.
        make all headings smaller
        Lines of # signs followed by a space get {by} more of them, up to 6; other lines stay.
        Demote the headings of a document so that it fits below another one; six is the deepest level.
        '# Title' becomes '## Title' for {by} 1; '#tag' is no heading.
        """,
        """
        lines = []
        for line in text.split("\\n"):
            marks, space, title = line.partition(" ")
            if space and marks and not marks.strip("#"):
                line = "#" * min(6, len(marks) + by) + " " + title
            lines.append(line)
        return "\\n".join(lines)
        ---
        import re

        return re.sub(
            r"^(#+) ", lambda match: "#" * min(len(match.group(1)) + by, 6) + " ", text, flags=re.MULTILINE
        )
        """,
        lambda r: (_markdown(r), r.choice((1, 1, 2, 5))),
    ),
    made(
        "message_building.task_progress",
        "task_progress checklist_progress count_tasks todo_progress",
        "text: str",
        "str",
        """
        Progress of the task list in {text}: '1/3 done' from '- [x]' and '- [ ]' lines; or 'no tasks'.
        progress of a checklist
        Count lines that start with '- [x]' (or X) as done, with '- [ ]' as open; answer 'done/all done'.
        Return a text like '2/5 done', or 'no tasks' when there is no task line.
        How many boxes are ticked? Small and capital x both count.
        """,
        """
        lines = text.split("\\n")
        done = sum(line.lower().startswith("- [x]") for line in lines)
        total = done + sum(line.startswith("- [ ]") for line in lines)
        return f"{done}/{total} done" if total else "no tasks"
        ---
        import re

        marks = re.findall(r"^- \\[([ xX])\\]", text, flags=re.MULTILINE)
        if not marks:
            return "no tasks"
        return f"{len(marks) - marks.count(' ')}/{len(marks)} done"
        """,
        lambda r: (_markdown(r) + r.choice(("", "\n- [x] a", "\n- [ ] b\n- [X] c")),),
    ),
    made(
        "message_building.open_tasks",
        "open_tasks unchecked_items remaining_tasks todo_items",
        "text: str",
        "list[str]",
        """
        List the texts of the open tasks '- [ ] ...' in {text}, also indented ones, trimmed.
        tasks that are not ticked
        Return what follows '- [ ] ' on lines that start with it after any spaces.
        Unchecked items of a Markdown checklist, without their boxes; ticked ones are left out.
        Which to-dos remain? Lines beginning with '- [ ]', at any indentation.
        """,
        """
        stripped = [line.strip() for line in text.splitlines()]
        return [line[5:].strip() for line in stripped if line.startswith("- [ ]")]
        ---
        tasks = []
        for line in text.splitlines():
            before, box, task = line.partition("- [ ]")
            if box and not before.strip():
                tasks.append(task.strip())
        return tasks
        """,
        lambda r: (_markdown(r) + r.choice(("", "\n  - [ ] inner", "\n- [ ] b\n- [X] c")),),
    ),
    made(
        "message_building.tick_task",
        "tick_task check_off complete_task mark_done",
        "lines: list[str]; number: int",
        "list[str]",
        """
        Tick the open task {number} (from 1) in {lines}: '- [ ]' becomes '- [x]'; none, no change.
        check off an item of a list
        Count only lines that start with '- [ ]'; mark the one with the given number as done.
        Copy of {lines} with the {number}-th unticked task ticked; out of range changes nothing.
        Complete one open to-do, numbered from 1 among the open ones.
        """,
        """
        result = list(lines)
        count = 0
        for index, line in enumerate(lines):
            if line.startswith("- [ ]"):
                count += 1
                if count == number:
                    result[index] = "- [x]" + line[5:]
        return result
        ---
        places = [index for index, line in enumerate(lines) if line[:5] == "- [ ]"]
        place = places[number - 1] if 1 <= number <= len(places) else -1
        return [line.replace("[ ]", "[x]", 1) if index == place else line for index, line in enumerate(lines)]
        """,
        lambda r: (
            [
                r.choice(("- [ ] tea", "- [x] milk", "note", "- [ ] rice", "- [ ] salt"))
                for _ in range(r.randint(0, 5))
            ],
            r.choice((1, 1, 2, 2, 3, 0)),
        ),
    ),
    made(
        "message_building.markdown_plain",
        "markdown_to_plain strip_markdown plain_from_markdown remove_markdown",
        "text: str",
        "str",
        """
        Strip Markdown: heading # at the start, ** and *, backticks; '[text](link)' leaves its text.
        plain text of a Markdown line
        Remove leading # signs with their space, all stars and backticks, and keep only the words of links.
        '## A **bold** [link](x)' becomes 'A bold link'; underscores stay.
        Make a line readable without Markdown; links become their text, stars and ` disappear.
        """,
        """
        import re

        text = re.sub(r"^#+ ", "", text)
        text = re.sub(r"\\[([^\\]]*)\\]\\([^)]*\\)", r"\\1", text)
        return text.replace("*", "").replace("`", "")
        ---
        if text.startswith("#") and text.lstrip("#").startswith(" "):
            text = text.lstrip("#")[1:]
        while "](" in text:
            start = text.index("](")
            end = text.index(")", start)
            opening = text.rindex("[", 0, start)
            text = text[:opening] + text[opening + 1 : start] + text[end + 1 :]
        return "".join(char for char in text if char not in "*`")
        """,
        lambda r: (
            r.choice(
                (
                    "a **b** c",
                    "`x` and *y*",
                    "",
                    "[t](u) end",
                    "## Head",
                    "**a** [b](c)",
                    "2 * 3",
                    "_x_ # no",
                    "# **T**",
                )
            ),
        ),
    ),
    made(
        "message_building.markdown_links",
        "markdown_links find_links links_in_markdown extract_links",
        "text: str",
        "list[tuple[str, str]]",
        """
        List the links '[text](address)' of {text} as pairs; images, which begin with '!', are left out.
        links of a Markdown text
        Return (text, address) for every Markdown link in order; '![...](...)' is an image and does not count.
        Find all links; the address goes up to the first closing parenthesis.
        Extract link texts and targets, no pictures.
        """,
        """
        import re

        return re.findall(r"(?<!!)\\[([^\\[\\]]*)\\]\\(([^()]*)\\)", text)
        ---
        links = []
        for index, char in enumerate(text):
            if char != "[" or text[index - 1 : index] == "!":
                continue
            middle = text.find("](", index)
            end = text.find(")", middle)
            if middle < 0 or end < 0:
                continue
            label, address = text[index + 1 : middle], text[middle + 2 : end]
            if not set("[]") & set(label) and not set("()") & set(address):
                links.append((label, address))
        return links
        """,
        lambda r: (
            " ".join(
                r.choice(
                    ("see [docs](http://x.io)", "![pic](a.png)", "[a](b)", "text", "[broken](", "[x] (y)")
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "message_building.markdown_table",
        "markdown_table table_to_markdown make_markdown_table markdown_rows",
        "header: list[str]; rows: list[list[str]]",
        "str",
        """
        Write a Markdown table of {header} and {rows}; a '|' in a cell is escaped with a backslash.
        table in Markdown
        Lines '| a | b |', then '| --- | --- |', then one for every row; bars within cells get a backslash.
        Build a table with header and separator line; cells are parted by ' | ' and enclosed by bars.
        The lines of the table joined by line breaks; '|' inside a cell gets a backslash before it.
        """,
        """
        def line(cells: list[str]) -> str:
            return "| " + " | ".join(cell.replace("|", "\\\\|") for cell in cells) + " |"

        return "\\n".join([line(header), line(["---"] * len(header)), *map(line, rows)])
        ---
        result = []
        for row in [header, ["---" for _ in header], *rows]:
            text = "|"
            for cell in row:
                text += " " + "\\\\|".join(cell.split("|")) + " |"
            result.append(text)
        return "\\n".join(result)
        """,
        lambda r: (
            lambda n: (
                r.sample(("id", "name", "city"), n),
                [[r.choice(("1", "a|b", "")) for _ in range(n)] for _ in range(r.randint(0, 3))],
            )
        )(r.randint(1, 3)),
    ),
    made(
        "message_building.quote_reply",
        "quote_reply quote_message reply_quote quoted_text",
        "text: str",
        "str",
        """
        Quote {text} for a reply: '> ' before each line, only '>' before empty and already quoted lines.
        quote a message
        Put '> ' in front of every line; a blank line becomes '>', and '> x' becomes '>> x'.
        Prefix the lines as e-mail programs do; quoted ones (starting with >) get no extra space.
        Return the lines of {text} marked as quotation; no text is a single '>'.
        """,
        """
        lines = []
        for line in text.split("\\n"):
            if not line.strip():
                lines.append(">")
            elif line.startswith(">"):
                lines.append(">" + line)
            else:
                lines.append("> " + line)
        return "\\n".join(lines)
        ---
        return "\\n".join(
            (">" if line[:1] == ">" else "> ") + line if line.strip() else ">" for line in text.split("\\n")
        )
        """,
        lambda r: (draw.text_lines(r) + r.choice(("", "\n> old")),),
    ),
    made(
        "message_building.own_words_of_reply",
        "strip_quotes remove_quoted_lines own_reply reply_without_quotes",
        "text: str",
        "str",
        """
        Keep what is new in the mail {text}: drop lines that start with '>', stop at a line '-- ', trim.
        reply without quotations
        Remove quoted lines and the signature, which begins at a line of two dashes and a space.
        Return only the own words: no lines with > first, nothing from '-- ' on, outer white space stripped.
        Clean a reply of the quoted message and of everything below the signature mark '-- '.
        """,
        """
        kept = []
        for line in text.split("\\n"):
            if line == "-- ":
                break
            if not line.startswith(">"):
                kept.append(line)
        return "\\n".join(kept).strip()
        ---
        lines = text.split("\\n")
        if "-- " in lines:
            lines = lines[: lines.index("-- ")]
        return "\\n".join(line for line in lines if line[:1] != ">").strip()
        """,
        lambda r: (
            "\n".join(
                r.choice(("> old", "mine", ">> x", "-- ", " ok ", "", "Ada")) for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "message_building.renumber_list",
        "renumber_list fix_list_numbers renumber_items number_list_again",
        "lines: list[str]",
        "list[str]",
        """
        Renumber the list items in {lines}: 'n. text' gets 1, 2, 3, ...; a blank line starts again at 1.
        fix the numbers of a list
        Give lines like '3. tea' (digits, dot, space) ascending numbers; an empty line restarts at 1.
        Correct a numbered Markdown list; other lines stay and do not interrupt the counting, blank ones do.
        Return the lines with items numbered in order, restarting after each empty line.
        """,
        """
        result = []
        number = 0
        for line in lines:
            digits, mark, rest = line.partition(". ")
            if not line:
                number = 0
            elif mark and digits.isdigit():
                number += 1
                line = f"{number}. {rest}"
            result.append(line)
        return result
        ---
        import re

        fixed: list[str] = []
        count = 1
        for line in lines:
            match = re.match(r"\\d+(\\. .*)", line)
            if match:
                fixed.append(str(count) + match.group(1))
                count += 1
            else:
                fixed.append(line)
                count = count if line else 1
        return fixed
        """,
        lambda r: (
            [
                r.choice(("1. tea", "3. milk", "text", "", "12. rice", "- x", "2.no"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "message_building.strip_tags_spaces",
        "html_to_text strip_tags remove_html plain_from_html",
        "html: str",
        "str",
        """
        Text of {html}: '<br>' becomes a space, other tags go, &lt; &gt; &amp; are decoded, spaces squeezed.
        plain text of an HTML snippet
        Turn <br> and <br/> into blanks, remove other tags, decode lt, gt and amp, tidy spaces.
        Strip the tags of a snippet and give the readable text with single spaces.
        '<b>a</b><br>5 &lt; 6' becomes 'a 5 < 6'; white space is collapsed and trimmed.
        """,
        """
        import re

        text = re.sub(r"<br/?>", " ", html)
        text = re.sub(r"<[^>]*>", "", text)
        text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
        return " ".join(text.split())
        ---
        text = ""
        inside = False
        for char in html.replace("<br>", " ").replace("<br/>", " "):
            if char == "<":
                inside = True
            elif char == ">" and inside:
                inside = False
            elif not inside:
                text += char
        for entity, char in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
            text = char.join(text.split(entity))
        return " ".join(text.split())
        """,
        lambda r: (_html(r),),
    ),
    made(
        "message_building.html_list",
        "html_list list_to_html make_html_list bullet_html",
        "items: list[str]; ordered: bool = False",
        "str",
        """
        {items} as an HTML list, <ol> if {ordered} else <ul>; & < > escaped, blank items skipped; or ''.
        HTML list of texts
        Each trimmed, non-blank item becomes <li>...</li> with &, < and > escaped; nothing left gives ''.
        Return '<ul><li>tea</li></ul>', with ol for numbered lists; no list at all without items.
        Build a bullet or numbered list in one line of HTML, safe against special characters.
        """,
        """
        import html

        cells = [f"<li>{html.escape(item.strip(), quote=False)}</li>" for item in items if item.strip()]
        if not cells:
            return ""
        tag = "ol" if ordered else "ul"
        return f"<{tag}>{''.join(cells)}</{tag}>"
        ---
        body = ""
        for item in items:
            text = item.strip().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            if text:
                body += "<li>" + text + "</li>"
        name = ("ul", "ol")[ordered]
        return "<" + name + ">" + body + "</" + name + ">" if body else ""
        """,
        lambda r: (
            [r.choice(("tea", "", "a < b", "x & y", " z ")) for _ in range(r.randint(0, 4))],
            r.random() < 0.5,
        ),
    ),
    made(
        "message_building.html_link",
        "html_link make_link anchor_tag link_html",
        "url: str; text: str = ''",
        "str",
        """
        HTML link to {url} with {text}, or the url without scheme; & < > " escaped; no url: only text.
        link in HTML
        Return '<a href="...">...</a>'; an empty {text} shows the address without what precedes '://'.
        Build an anchor with escaped address and label; without address return the escaped label.
        Write a link whose label defaults to the address, stripped of 'http://' and the like.
        """,
        """
        import html

        label = html.escape(text or url.split("://")[-1])
        if not url:
            return label
        return f'<a href="{html.escape(url)}">{label}</a>'
        ---
        def escape(value: str) -> str:
            for char, entity in zip("&<>\\"'", ("amp", "lt", "gt", "quot", "#x27")):
                value = value.replace(char, f"&{entity};")
            return value

        label = text if text else url.rpartition("://")[2]
        return '<a href="' + escape(url) + '">' + escape(label) + "</a>" if url else escape(label)
        """,
        lambda r: (
            r.choice(("http://x.io", "/a", "https://y.org/?a=1&b=2", 'x"y', "", "https://www.z.de/")),
            r.choice(("", "Home", "a < b")),
        ),
    ),
    made(
        "message_building.html_attributes",
        "html_attributes attributes_text tag_attributes format_attributes",
        "attributes: dict[str, str]",
        "str",
        """
        Attributes as HTML: ' key="value"', a lone ' key' for '', final '_' of a key cut, " as &quot;.
        attributes of a tag as text
        Join the {attributes} in order, each after a space; an empty value means only the name is written.
        Return something like ' id="a" disabled'; 'class_' is written as 'class', quotes are escaped.
        Format a dictionary for an opening tag; nothing for an empty one.
        """,
        """
        text = ""
        for key, value in attributes.items():
            text += " " + key.rstrip("_")
            if value:
                text += '="' + value.replace('"', "&quot;") + '"'
        return text
        ---
        parts = [
            key.rstrip("_") + ('="{}"'.format("&quot;".join(value.split('"'))) if value != "" else "")
            for key, value in attributes.items()
        ]
        return "".join(f" {part}" for part in parts)
        """,
        lambda r: (
            {
                key: r.choice(("", "a", 'x"y', "1", "a b"))
                for key in r.sample(("id", "class", "disabled", "href", "class_"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "message_building.first_heading",
        "first_heading page_heading html_title find_title",
        "html: str; default: str = 'Untitled'",
        "str",
        """
        Return the text of the first <h1> of {html}, else of <title>, without inner tags; {default} if blank.
        title of a web page
        Take what stands in <h1>...</h1>, or in <title> if there is no h1; strip tags and spaces.
        Find a heading for a page: h1 before title; an empty or missing one gives {default}.
        Page name from its HTML; tags inside the heading are removed.
        """,
        """
        import re

        match = re.search(r"<h1>(.*?)</h1>", html) or re.search(r"<title>(.*?)</title>", html)
        if not match:
            return default
        return re.sub(r"<[^>]*>", "", match.group(1)).strip() or default
        ---
        inner = ""
        for tag in ("h1", "title"):
            if f"<{tag}>" in html:
                inner = html.split(f"<{tag}>")[1].split(f"</{tag}>")[0]
                break
        while "<" in inner and ">" in inner:
            inner = inner[: inner.index("<")] + inner[inner.index(">") + 1 :]
        return inner.strip() if inner.strip() else default
        """,
        lambda r: (
            r.choice(
                (
                    "<h1>Tea</h1>",
                    "<h1> A <b>b</b></h1>",
                    "<title>T</title>x",
                    "<title>X</title><h1>Y</h1>",
                    "",
                    "<h2>no</h2>",
                    "<h1></h1>",
                )
            ),
            r.choice(("Untitled", "-")),
        ),
    ),
    made(
        "message_building.balanced_tags",
        "tags_balanced unclosed_tags open_tags_left missing_closing_tags",
        "html: str",
        "list[str]",
        """
        Tags of {html} opened more often than closed, sorted; br, img and hr need no closing.
        tags that are not closed
        Compare the counts of <x> and </x> for every name; return those with too few closings, in order.
        Which elements lack a closing tag? The void ones br, img and hr never do.
        Names in {html} with more start than end tags, alphabetically, without br, hr and img.
        """,
        """
        import re

        opened = re.findall(r"<(\\w+)", html)
        closed = re.findall(r"</(\\w+)", html)
        names = set(opened) - {"br", "img", "hr"}
        return sorted(name for name in names if opened.count(name) > closed.count(name))
        ---
        import re

        balance: dict[str, int] = {}
        for slash, name in re.findall(r"<(/?)(\\w+)", html):
            balance[name] = balance.get(name, 0) + (-1 if slash else 1)
        return [name for name in sorted(balance) if balance[name] > 0 and name not in ("br", "img", "hr")]
        """,
        lambda r: (
            r.choice(
                ("<p>a</p>", "<b><i>x</b>", "<ul><li>a", "", "a<br>b", "</p>", "<div><p></p>", "<i></i><i>")
            ),
        ),
    ),
    made(
        "message_building.word_highlight",
        "highlight_word mark_word emphasize_word highlight",
        "text: str; word: str; mark: str = '**'",
        "str",
        """
        Put {mark} around every whole word of {text} that equals {word}, ignoring case and .,!? at its end.
        highlight a word in a text
        Words that match {word} in any case are enclosed in {mark}; final punctuation stays outside.
        Emphasize {word}: 'Tea, please' becomes '**Tea**, please'; an empty word marks nothing.
        Mark whole words only, the original spelling is kept; trailing .,!? are not included.
        """,
        """
        if not word:
            return text
        result = []
        for part in text.split(" "):
            core = part.rstrip(".,!?")
            if core.lower() == word.lower():
                part = mark + core + mark + part[len(core) :]
            result.append(part)
        return " ".join(result)
        ---
        import re

        if not word:
            return text
        pattern = rf"(?<!\\S)({re.escape(word)})(?=[.,!?]*(\\s|$))"
        return re.sub(pattern, lambda match: mark + match.group(1) + mark, text, flags=re.IGNORECASE)
        """,
        lambda r: (
            draw.few_words(r),
            r.choice(("tea", "milk", "Cat", "sun", "", "a")),
            r.choice(("**", "_")),
        ),
    ),
    made(
        "message_building.caret_line",
        "caret_line underline_word point_at underline_match",
        "text: str; part: str; sign: str = '^'",
        "str",
        """
        Line to print under {text} that underlines the first {part} with {sign}; '' if not found or empty.
        mark a place below a line
        Return spaces up to where {part} begins, then {sign} as often as {part} is long.
        Point at the first occurrence of {part} as compilers do; nothing found gives an empty string.
        Underline a substring: blanks, then signs of its length; '' for no match or an empty {part}.
        """,
        """
        position = text.find(part)
        if not part or position < 0:
            return ""
        return " " * position + sign * len(part)
        ---
        before, found, _ = text.partition(part) if part else ("", "", "")
        return (sign * len(found)).rjust(len(before) + len(found)) if found else ""
        """,
        lambda r: (draw.few_words(r), r.choice(("tea", "milk", "a", "")), r.choice(("^", "-"))),
    ),
    made(
        "message_building.cut_at_sentence",
        "cut_at_sentence whole_sentences truncate_sentences teaser",
        "text: str; limit: int",
        "str",
        """
        Cut {text} to {limit} after its last '.', '!' or '?' there; without one cut hard and add '...'.
        teaser of whole sentences
        A text that is too long ends with the last full sentence that fits, or is cut and gets '...'.
        Shorten to complete sentences; texts up to {limit} stay whole; the dots come on top of {limit}.
        Truncate at the end of a sentence (. ! ?), or at {limit} followed by three dots.
        """,
        """
        if len(text) <= limit:
            return text
        head = text[:limit]
        end = max(head.rfind(mark) for mark in ".!?")
        return head[: end + 1] if end >= 0 else head + "..."
        ---
        import re

        if len(text) <= limit:
            return text
        match = re.match(r".*[.!?]", text[:limit])
        return match.group() if match else text[:limit] + "..."
        """,
        lambda r: (
            " ".join(r.choice(("Tea is hot.", "Why?", "Go now!", "No end")) for _ in range(r.randint(0, 4))),
            r.choice((4, 10, 15, 25, 60)),
        ),
    ),
    made(
        "message_building.middle_cut",
        "middle_ellipsis shorten_middle cut_middle truncate_middle",
        "text: str; limit: int",
        "str",
        """
        Shorten {text} to {limit} characters, '...' in the middle; an odd remainder favors the front.
        cut a long text in the middle
        Keep the beginning and the end of a text that is longer than {limit}, dots between, front part first.
        'abcdefghij' with {limit} 8 becomes 'abc...ij'; short texts stay; {limit} is 3 or more.
        Truncate in the middle: the result is exactly {limit} long if something had to go.
        """,
        """
        if len(text) <= limit:
            return text
        kept = limit - 3
        back = kept // 2
        front = kept - back
        return text[:front] + "..." + text[len(text) - back :]
        ---
        if len(text) > limit:
            front = (limit - 2) // 2
            end = limit - 3 - front
            text = text[:front] + "..." + (text[-end:] if end else "")
        return text
        """,
        lambda r: (draw.letters(r, 0, 16), r.randint(3, 12)),
    ),
    made(
        "message_building.wrap_with_indent",
        "wrap_hanging wrap_with_indent hanging_indent wrap_item",
        "text: str; width: int = 20; indent: int = 2",
        "list[str]",
        """
        Wrap {text} at spaces into lines up to {width}; all but the first start with {indent} blanks.
        wrap with a hanging indent
        Lines of at most {width} characters, the indent included; longer words stand alone on a line.
        Fill lines word by word; continuation lines are indented by {indent} spaces.
        Return the lines of a wrapped list item; no text gives no lines, words are never cut.
        """,
        """
        lines: list[str] = []
        line = ""
        for word in text.split():
            if not line.strip():
                line += word
            elif len(line) + 1 + len(word) <= width:
                line += " " + word
            else:
                lines.append(line)
                line = " " * indent + word
        return [*lines, line] if line else lines
        ---
        import textwrap

        return textwrap.wrap(
            " ".join(text.split()),
            width,
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        """,
        lambda r: (_text(r), r.choice((8, 12, 20)), r.choice((0, 2, 3))),
    ),
    made(
        "message_building.align_equals",
        "align_equals align_assignments align_at_equals line_up_equals",
        "lines: list[str]",
        "list[str]",
        """
        Line up the first '=' of all {lines} that have one: name padded, ' = ', value; other lines stay.
        align equals signs
        Write 'name = value' with all names filled to the longest; lines without '=' are unchanged.
        Trim both sides of the first = and pad the left ones to equal width.
        Format assignments as a column; lines that hold no equals sign are kept.
        """,
        """
        pairs = [line.split("=", 1) for line in lines if "=" in line]
        width = max((len(name.strip()) for name, _ in pairs), default=0)
        result = []
        for line in lines:
            if "=" in line:
                name, value = line.split("=", 1)
                line = f"{name.strip():<{width}} = {value.strip()}"
            result.append(line)
        return result
        ---
        names = [line.partition("=")[0].strip() if "=" in line else "" for line in lines]
        width = max(map(len, names), default=0)
        return [
            name.ljust(width) + " = " + line.partition("=")[2].strip() if "=" in line else line
            for name, line in zip(names, lines)
        ]
        """,
        lambda r: (
            [
                r.choice(("a = 1", "total=2", "note", "x1 = y = z", "", "long_name = 3", " b=4"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "message_building.dot_leader",
        "dot_leader menu_line leader_line price_line",
        "left: str; right: str; width: int = 20",
        "str",
        """
        Join {left} and {right} with dots to {width} characters, at least three dots, a space on either side.
        menu line with dots
        'Tea ...... 3.50': fill with '.' so that the line is {width} long; long texts get three dots anyway.
        Format an entry of a table of contents; blanks surround the dots, of which there are 3 or more.
        Return left text, a space, dots, a space and right text, in all {width} wide if there is room.
        """,
        """
        dots = max(3, width - len(left) - len(right) - 2)
        return f"{left} {'.' * dots} {right}"
        ---
        line = left + " " + "..." + " " + right
        missing = width - len(line)
        if missing > 0:
            line = line.replace(" ... ", " ..." + "." * missing + " ")
        return line
        """,
        lambda r: (draw.word(r) + r.choice(("", " pie")), r.choice(("7", "3.50", "")), r.choice((8, 10, 20))),
    ),
    made(
        "message_building.boxed_lines",
        "box_text draw_box boxed_lines frame_text",
        "lines: list[str]",
        "list[str]",
        """
        Frame {lines}: '+---+' above and below, '| text |' for each, padded alike; none: '++' twice.
        text in a box
        Put a border of + - | around the lines with one blank at the sides; an empty list gives ['++', '++'].
        Draw a box: top and bottom are dashes between plus signs, two longer than the longest line.
        Return the framed lines, left-aligned; nothing to frame gives two lines '++'.
        """,
        """
        if not lines:
            return ["++", "++"]
        width = max(len(line) for line in lines)
        border = "+" + "-" * (width + 2) + "+"
        return [border, *(f"| {line:<{width}} |" for line in lines), border]
        ---
        width = max(map(len, lines), default=-2)
        result = ["+" + "-" * (width + 2) + "+"]
        for line in lines:
            result.append("| " + line.ljust(width) + " |")
        result.append(result[0])
        return result
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "message_building.underlined_title",
        "underlined_title title_with_line heading_lines rst_heading",
        "title: str; level: int = 1",
        "list[str]",
        """
        {title}, trimmed, and a line as long: '=' for {level} 1, '-' for 2, else '~'; blank gives [].
        heading with a line below
        Return [title, underline]; the sign is = at level 1, - at level 2 and ~ deeper; no title, no lines.
        Underline a heading in plain text with a character by level (= - ~).
        Two lines for a heading, or none when the title is blank.
        """,
        """
        title = title.strip()
        if not title:
            return []
        sign = {1: "=", 2: "-"}.get(level, "~")
        return [title, sign * len(title)]
        ---
        text = title.strip()
        if level == 1:
            line = "=" * len(text)
        else:
            line = ("-" if level == 2 else "~") * len(text)
        return [text, line] if text else []
        """,
        lambda r: (draw.title(r), r.choice((1, 2, 3, 4))),
    ),
    made(
        "message_building.count_phrase",
        "files_and_folders_text count_phrase item_summary files_folders_message",
        "files: int; folders: int",
        "str",
        """
        Say '3 files, 2 folders'; zero counts are left out, one is singular, nothing at all is 'empty'.
        number of files and folders in words
        Join '{files} file(s)' and '{folders} folder(s)' with a comma, numbers agreeing; both 0: 'empty'.
        Summary of a directory: '1 file', '2 files, 1 folder', or 'empty' when there is nothing.
        Describe the counts; parts that are 0 do not show.
        """,
        """
        parts = []
        if files:
            parts.append(f"{files} file{'s' if files != 1 else ''}")
        if folders:
            parts.append(f"{folders} folder{'s' if folders != 1 else ''}")
        return ", ".join(parts) or "empty"
        ---
        counts = (("file", files), ("folder", folders))
        text = ", ".join(f"{count} {noun}" + ("" if count == 1 else "s") for noun, count in counts if count)
        return text if text else "empty"
        """,
        lambda r: (r.choice((0, 1, 2, 7)), r.choice((0, 1, 3))),
    ),
    made(
        "message_building.singular_rules",
        "singularize singular_form make_singular depluralize",
        "noun: str",
        "str",
        """
        Singular of {noun}: 'ies' becomes 'y'; 'es' goes after x, ch, sh, s; else a final s, not in ss, us.
        English singular by rules
        Undo a regular plural: cities to city, boxes to box, cats to cat; 'glass' and 'bus' are left alone.
        Cut 's', or 'es' after x, ch, sh and s; change 'ies' to 'y'; words in ss or us stay as they are.
        Turn a plural noun into its singular by the ending; other words are returned unchanged.
        """,
        """
        if noun.endswith("ies"):
            return noun[:-3] + "y"
        if noun.endswith(("xes", "ches", "shes", "ses")):
            return noun[:-2]
        if noun.endswith("s") and not noun.endswith(("ss", "us")):
            return noun[:-1]
        return noun
        ---
        import re

        for pattern, ending in ((r"ies$", "y"), (r"(x|ch|sh|s)es$", r"\\1"), (r"(?<![su])s$", "")):
            changed, count = re.subn(pattern, ending, noun)
            if count:
                return changed
        return noun
        """,
        lambda r: (
            r.choice(
                (
                    "cats",
                    "boxes",
                    "cities",
                    "days",
                    "bus",
                    "glass",
                    "dishes",
                    "",
                    "watches",
                    "tea",
                    "buses",
                    "s",
                    "ties",
                    "trees",
                )
            ),
        ),
    ),
    made(
        "message_building.join_and_more",
        "join_with_more names_and_more shorten_list list_with_rest",
        "names: list[str]; limit: int = 3",
        "str",
        """
        Join up to {limit} of {names} with ', '; further ones become ' and n more'; none gives 'nobody'.
        list of names cut with 'and n more'
        Show the first {limit} names; if there are more, say how many: 'Ada, Ben and 3 more'.
        Shorten a list of people for display; an empty one is 'nobody'.
        'a, b and 1 more' for three names and {limit} 2; nothing is added when all fit.
        """,
        """
        if not names:
            return "nobody"
        text = ", ".join(names[:limit])
        rest = len(names) - limit
        return f"{text} and {rest} more" if rest > 0 else text
        ---
        shown, hidden = names[:limit], names[limit:]
        text = ", ".join(shown)
        if hidden:
            text += " and " + str(len(hidden)) + " more"
        return text if names else "nobody"
        """,
        lambda r: (draw.words(r, 0, 6), r.choice((1, 2, 3))),
    ),
    made(
        "message_building.join_or",
        "join_or one_of_text choices_text or_list",
        "options: list[str]",
        "str",
        """
        Join {options} in quotes with commas and 'or': "'a', 'b' or 'c'"; none gives 'nothing'.
        quoted choices joined by or
        Put single quotes around every option, ', ' between and ' or ' before the last; empty: 'nothing'.
        Write the allowed values for an error message, such as "'red' or 'blue'".
        Enumerate choices with a final 'or' and no comma before it; one alone stands by itself.
        """,
        """
        if not options:
            return "nothing"
        quoted = [f"'{option}'" for option in options]
        if len(quoted) == 1:
            return quoted[0]
        return ", ".join(quoted[:-1]) + " or " + quoted[-1]
        ---
        text = "nothing"
        for index, option in enumerate(reversed(options)):
            word = "'" + option + "'"
            text = word if index == 0 else word + (" or " if index == 1 else ", ") + text
        return text
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "message_building.likes_summary",
        "liked_by liked_by_text likes_summary reaction_text",
        "names: list[str]",
        "str",
        """
        'No likes', 'a likes this', 'a and b like this', and from three on 'a and 2 others like this'.
        summary of who likes a post
        Name one or two people of {names}; with more, the first and the number of others.
        Text under a post: nobody is 'No likes', one name takes 'likes', more take 'like'.
        For three or more write the first name and how many others; for none 'No likes'.
        """,
        """
        if not names:
            return "No likes"
        if len(names) == 1:
            return f"{names[0]} likes this"
        if len(names) == 2:
            return f"{names[0]} and {names[1]} like this"
        return f"{names[0]} and {len(names) - 1} others like this"
        ---
        count = len(names)
        if count > 2:
            who = names[0] + f" and {count - 1} others"
        else:
            who = " and ".join(names)
        return who + (" likes this" if count == 1 else " like this") if who or count else "No likes"
        """,
        lambda r: (draw.words(r, 0, 5),),
    ),
    made(
        "message_building.result_message",
        "search_result_message results_text found_message result_count_text",
        "count: int; query: str = ''",
        "str",
        """
        'No results', '1 result' or '1,200 results', followed by ' for "tea"' if {query} is not blank.
        message above search results
        Say how many results there are, with thousands separated by commas, and what was searched, trimmed.
        Text such as '15 results for "tea"'; zero is 'No results', one is singular, blank {query} unseen.
        Report the number of hits for {query} in double quotes.
        """,
        """
        if count == 0:
            text = "No results"
        else:
            text = f"{count:,} result{'' if count == 1 else 's'}"
        query = query.strip()
        return f'{text} for "{query}"' if query else text
        ---
        number = "No" if not count else f"{count:,}"
        words = [number, "result" if count == 1 else "results"]
        if query.strip():
            words += ["for", '"' + query.strip() + '"']
        return " ".join(words)
        """,
        lambda r: (r.choice((0, 1, 2, 15, 1200)), r.choice(("", "tea", " red cat "))),
    ),
    made(
        "message_building.page_of_text",
        "showing_range page_info showing_text range_message",
        "page: int; size: int; total: int",
        "str",
        """
        'Showing 11-20 of 23' for {page} (from 1) with {size} per page; 'Nothing to show' past the end.
        which entries are shown
        First and last entry of the page and the {total}; the last page may be shorter or have none.
        Describe the visible range; if the page begins after {total}, say 'Nothing to show'.
        Pagination text: entries (page - 1) * size + 1 up to page * size or the total.
        """,
        """
        first = (page - 1) * size + 1
        if first > total:
            return "Nothing to show"
        last = min(page * size, total)
        return f"Showing {first}-{last} of {total}"
        ---
        shown = range(1, total + 1)[(page - 1) * size : page * size]
        if not shown:
            return "Nothing to show"
        return "Showing " + str(shown[0]) + "-" + str(shown[-1]) + " of " + str(total)
        """,
        lambda r: (r.randint(1, 4), r.choice((1, 5, 10)), r.choice((0, 1, 7, 10, 23))),
    ),
    made(
        "message_building.pager_numbers",
        "pager_text page_links pagination_bar pager_numbers",
        "current: int; last: int",
        "str",
        """
        Pager: first, last and the pages next to {current}, which is in [ ]; '...' for gaps, spaces between.
        numbers of a pager
        Show page 1, {last}, {current} in brackets and its neighbors; skipped pages are three dots.
        '1 ... 4 [5] 6 ... 9' for page 5 of 9; no dots where nothing is left out.
        Build the page bar as text: the pages 1, current-1 to current+1, and last, with dots between.
        """,
        """
        pages = sorted({1, last, *range(max(1, current - 1), min(last, current + 1) + 1)})
        parts = []
        before = 0
        for page in pages:
            if page - before > 1:
                parts.append("...")
            parts.append(f"[{page}]" if page == current else str(page))
            before = page
        return " ".join(parts)
        ---
        text = ""
        gap = False
        for page in range(1, last + 1):
            if page in (1, last) or abs(page - current) <= 1:
                label = str(page) if page != current else "[" + str(page) + "]"
                text += (" ... " if gap else " ") + label
                gap = False
            else:
                gap = True
        return text.strip()
        """,
        lambda r: (lambda n: (r.randint(1, n), n))(r.choice((1, 2, 3, 5, 9))),
    ),
    made(
        "message_building.progress_text",
        "progress_text progress_message step_text progress_label",
        "done: int; total: int",
        "str",
        """
        '3/8 (37%)', percent rounded down; 'done' when all is; 'nothing to do' for a {total} of 0.
        progress in words
        {done}/{total} and the whole percent in brackets, but 'done' at the end, 'nothing to do' for 0.
        Progress label of a task list; percentages are cut, not rounded.
        Return the state of a job as text; a finished one says 'done', one without steps 'nothing to do'.
        """,
        """
        if total == 0:
            return "nothing to do"
        if done == total:
            return "done"
        return f"{done}/{total} ({done * 100 // total}%)"
        ---
        if not total:
            return "nothing to do"
        percent = int(100 * done / total)
        return "done" if percent == 100 else "{}/{} ({}%)".format(done, total, percent)
        """,
        lambda r: (lambda n: (r.randint(0, n), n))(r.choice((0, 1, 3, 8, 40))),
    ),
    made(
        "message_building.error_list_message",
        "error_message validation_message problems_message describe_errors",
        "errors: dict[str, str]",
        "str",
        """
        'All fine.', 'Please fix: name is required.' or several parted by '; ', sorted by field.
        message for the errors of a form
        Join 'field problem' in order of the field with '; ' after 'Please fix: ', end with a dot.
        Sentence for a user that lists what is wrong; 'All fine.' when nothing is.
        Turn field-to-problem pairs into one message; fields alphabetically, no errors: 'All fine.'
        """,
        """
        if not errors:
            return "All fine."
        problems = "; ".join(f"{field} {errors[field]}" for field in sorted(errors))
        return f"Please fix: {problems}."
        ---
        text = ""
        for field, problem in sorted(errors.items()):
            text += ("; " if text else "Please fix: ") + field + " " + problem
        return text + "." if text else "All fine."
        """,
        lambda r: (
            {
                key: r.choice(("is required", "is too long"))
                for key in r.sample(("name", "e-mail", "age"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "message_building.did_you_mean",
        "did_you_mean suggestion_message unknown_command_message hint_message",
        "word: str; known: list[str]",
        "str",
        """
        "Unknown: st. Did you mean start?": {known} words with the same initial, sorted, by ' or '.
        message for an unknown command
        Say 'Unknown: <word>.' and suggest all known words with its first letter in any case, if any.
        Hint with the alphabetically sorted commands that start like {word}; none: only 'Unknown: x.'
        Build a helpful error; an empty {word} has no suggestions.
        """,
        """
        message = f"Unknown: {word}."
        similar = sorted(name for name in known if word and name[0].lower() == word[0].lower())
        if similar:
            message += f" Did you mean {' or '.join(similar)}?"
        return message
        ---
        initial = word[:1].lower()
        names = [name for name in sorted(known) if initial and name.lower().startswith(initial)]
        hint = " Did you mean " + " or ".join(names) + "?" if names else ""
        return "Unknown: " + word + "." + hint
        """,
        lambda r: (
            r.choice(("st", "add", "Re", "x", "")),
            r.sample(("start", "stop", "status", "add", "remove", "reset"), r.randint(0, 6)),
        ),
    ),
    made(
        "message_building.ago_short",
        "short_ago compact_age age_label time_badge",
        "seconds: int",
        "str",
        """
        Short age: 'now' under 60 {seconds}, then '5m', hours '3h', days '2d', from a week on '1w'.
        compact age of a message
        Whole units, rounded down: under a minute 'now', under an hour m, a day h, 7 days d, else w.
        '59m', '1h', '6d', '2w': age as chat programs show it; less than a minute is 'now'.
        Label how old something is with one letter for the unit.
        """,
        """
        if seconds < 60:
            return "now"
        if seconds < 3600:
            return f"{seconds // 60}m"
        if seconds < 86400:
            return f"{seconds // 3600}h"
        if seconds < 7 * 86400:
            return f"{seconds // 86400}d"
        return f"{seconds // (7 * 86400)}w"
        ---
        for size, letter in ((604800, "w"), (86400, "d"), (3600, "h"), (60, "m")):
            if seconds >= size:
                return str(seconds // size) + letter
        return "now"
        """,
        lambda r: (r.choice((0, 5, 59, 60, 119, 3599, 3600, 86399, 86400, 200000, 700000)),),
    ),
    made(
        "message_building.change_message",
        "change_message diff_summary changes_text update_summary",
        "added: int; removed: int; changed: int = 0",
        "str",
        """
        '4 added, 2 removed, 3 changed' without the zero counts; 'no changes' if all are zero.
        summary of changes
        Join the non-zero counts with their words added, removed, changed by commas; nothing: 'no changes'.
        Tell what an update did; counts of 0 are not mentioned.
        One line for a report: what was added, removed and changed, or 'no changes'.
        """,
        """
        counts = {"added": added, "removed": removed, "changed": changed}
        parts = [f"{count} {word}" for word, count in counts.items() if count]
        return ", ".join(parts) if parts else "no changes"
        ---
        text = ""
        for count, word in ((added, "added"), (removed, "removed"), (changed, "changed")):
            if count != 0:
                text += f", {count} {word}"
        return text[2:] or "no changes"
        """,
        lambda r: (r.choice((0, 1, 4)), r.choice((0, 2)), r.choice((0, 0, 3))),
    ),
    made(
        "message_building.tally_text",
        "tally_text counts_in_words describe_counts inventory_text",
        "words: list[str]",
        "str",
        """
        Count {words} and say '2 cats, 1 dog': most frequent first, ties by word, plural s; none: 'nothing'.
        counts of things as a sentence part
        Number and word for each distinct one, with an s unless the number is 1, by count down then alphabet.
        ['dog', 'cat', 'cat'] gives '2 cats, 1 dog'; an empty list gives 'nothing'.
        Describe what a list contains, joined by commas.
        """,
        """
        counts: dict[str, int] = {}
        for word in words:
            counts[word] = counts.get(word, 0) + 1
        ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return ", ".join(f"{count} {word}{'s' if count > 1 else ''}" for word, count in ranked) or "nothing"
        ---
        parts = []
        for word in sorted(sorted(set(words)), key=words.count, reverse=True):
            count = words.count(word)
            parts.append(str(count) + " " + (word if count == 1 else word + "s"))
        return ", ".join(parts) if parts else "nothing"
        """,
        lambda r: ([r.choice(("cat", "dog", "bird", "cat")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "message_building.compare_versions_text",
        "version_change bump_kind update_kind kind_of_update",
        "old: str; new: str",
        "str",
        """
        Kind of update from {old} to {new} 'x.y.z': 'major', 'minor', 'patch', 'same' or 'downgrade'.
        kind of version update
        The first number that differs decides: major, minor or patch; equal is 'same', smaller 'downgrade'.
        Compare two versions of three numbers by value; a lower new version is a 'downgrade'.
        Classify a release: which part of the version went up?
        """,
        """
        before = [int(part) for part in old.split(".")]
        after = [int(part) for part in new.split(".")]
        if after < before:
            return "downgrade"
        for name, left, right in zip(("major", "minor", "patch"), before, after):
            if left != right:
                return name
        return "same"
        ---
        a, b, c = map(int, old.split("."))
        x, y, z = map(int, new.split("."))
        if (x, y, z) < (a, b, c):
            return "downgrade"
        if x != a:
            return "major"
        if y != b:
            return "minor"
        return "patch" if z != c else "same"
        """,
        lambda r: (
            lambda v: (v, r.choice((v, _semver(r), ".".join([*v.split(".")[:2], str(r.randint(0, 3))]))))
        )(_semver(r)),
    ),
    made(
        "message_building.bump_part",
        "bump_version next_version increase_version raise_version",
        "version: str; part: str = 'patch'",
        "str",
        """
        Raise the {part} (major, minor, patch) of {version} by 1, zero those after it; keep a leading v.
        next version number
        '1.4.2' becomes '2.0.0', '1.5.0' or '1.4.3'; a 'v' in front is kept.
        Increase one of the three numbers, reset the lower ones; part is 'major', 'minor' or 'patch'.
        Bump a semantic version, with or without v.
        """,
        """
        prefix = "v" if version.startswith("v") else ""
        numbers = [int(number) for number in version.removeprefix("v").split(".")]
        index = ("major", "minor", "patch").index(part)
        numbers[index] += 1
        for lower in range(index + 1, 3):
            numbers[lower] = 0
        return prefix + ".".join(map(str, numbers))
        ---
        major, minor, patch = (int(number) for number in version.lstrip("v").split("."))
        if part == "major":
            major, minor, patch = major + 1, 0, 0
        elif part == "minor":
            minor, patch = minor + 1, 0
        else:
            patch += 1
        return f"{'v' if version[0] == 'v' else ''}{major}.{minor}.{patch}"
        """,
        lambda r: (r.choice(("", "v")) + _semver(r), r.choice(("major", "minor", "patch"))),
    ),
    made(
        "message_building.newest_version",
        "newest_version latest_version highest_version max_version",
        "versions: list[str]",
        "str",
        """
        Return the highest of {versions} by number, ignoring a leading 'v' and final '.0's; '' if empty.
        latest version of a list
        Compare part by part as numbers: '1.10' beats '1.9'; '1.0' equals '1', the first of equals wins.
        Which version is the newest? v in front does not matter, missing parts count as 0; none: ''.
        Pick the greatest version number and return it as written.
        """,
        """
        def key(version: str) -> list[int]:
            numbers = [int(part) for part in version.removeprefix("v").split(".")]
            while numbers and numbers[-1] == 0:
                numbers.pop()
            return numbers

        return max(versions, key=key, default="")
        ---
        best, highest = "", [-1]
        for version in versions:
            numbers = [int(part) for part in version.lstrip("v").split(".")]
            numbers += [0] * (4 - len(numbers))
            if numbers > highest:
                best, highest = version, numbers
        return best
        """,
        lambda r: ([r.choice(("", "v")) + _version(r) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "message_building.satisfies",
        "version_satisfies satisfies_requirement meets_requirement check_version",
        "version: str; requirement: str",
        "bool",
        """
        Does {version} meet {requirement}: an operator >=, <=, ==, > or < and a version, none meaning '=='?
        check a version requirement
        Compare the three numbers of both by value; a requirement without operator asks for equality.
        '1.10.0' satisfies '>=1.9.0'; operators are >=, <=, ==, > and <.
        True if the version fulfills a condition such as '<2.0.0'.
        """,
        """
        wanted = requirement.lstrip("<>=")
        operator = requirement[: len(requirement) - len(wanted)]
        left = [int(part) for part in version.split(".")]
        right = [int(part) for part in wanted.split(".")]
        if operator == ">=":
            return left >= right
        if operator == "<=":
            return left <= right
        if operator == ">":
            return left > right
        if operator == "<":
            return left < right
        return left == right
        ---
        import operator
        import re

        sign, wanted = re.fullmatch(r"([<>=]*)(.*)", requirement).groups()
        signs = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}
        compare = signs.get(sign, operator.eq)
        left, right = (tuple(map(int, text.split("."))) for text in (version, wanted))
        return compare(left, right)
        """,
        lambda r: (
            (_semver(r), r.choice((">=", ">", "<", "==", "<=", "")) + _semver(r))
            if r.random() < 0.7
            else (lambda v: (v, r.choice((">=", ">", "==", "<=", "")) + v))(_semver(r))
        ),
    ),
    made(
        "message_building.short_version",
        "short_version trim_version compact_version simplify_version",
        "version: str",
        "str",
        """
        Drop a leading 'v' and all final '.0' parts of {version}, but keep the first number.
        version without trailing zeros
        'v1.2.0' becomes '1.2', '2.0.0' becomes '2'; zeros in the middle stay.
        Shorten a version for display: no v, no zero parts at the end except the only one.
        Write '1.10.0' as '1.10'; the first part is never removed.
        """,
        """
        parts = version.removeprefix("v").split(".")
        while len(parts) > 1 and parts[-1] == "0":
            parts.pop()
        return ".".join(parts)
        ---
        import re

        return re.sub(r"^v|(\\.0)+$", "", version)
        """,
        lambda r: (r.choice((_version(r), "v" + _version(r), "1.0.0", "0.0.0", "2.10.0", "3")),),
    ),
    made(
        "message_building.parse_tag",
        "parse_release_tag split_version_tag version_and_label parse_tag",
        "tag: str",
        "tuple[str, str]",
        """
        Split {tag} into version and label at the first '-'; a leading v or V goes, no label is 'stable'.
        version and label of a release tag
        'v1.0-beta' gives ('1.0', 'beta'); without a hyphen the label is 'stable'.
        Return (version, label): what stands before and after the first hyphen; the v in front goes.
        Take a git tag apart; the second part defaults to 'stable'.
        """,
        """
        version, dash, label = tag.partition("-")
        if version[:1] in ("v", "V"):
            version = version[1:]
        return version, label if dash else "stable"
        ---
        import re

        match = re.fullmatch(r"[vV]?([^-]*)(?:-(.*))?", tag)
        return match.group(1), "stable" if match.group(2) is None else match.group(2)
        """,
        lambda r: (
            r.choice(("v1.2.3", "1.0.0-beta", "v2.0-rc.1", "", "release", "3", "v1.2.3-alpha-2", "V2.1")),
        ),
    ),
    made(
        "message_building.changelog_groups",
        "group_commits changelog_groups commits_by_type sort_commits",
        "messages: list[str]",
        "dict[str, list[str]]",
        """
        Group commit {messages} 'type: text' or 'type(scope): text' by lower-case type; others under 'other'.
        commits grouped for a changelog
        Map feat, fix, ... to the texts after ': '; '!' or scope before the colon is dropped; rest: 'other'.
        A type is a word of letters, perhaps with (scope) and !, followed by ': '; other messages stay whole.
        Sort conventional commits into a dictionary of lists, in the given order.
        """,
        """
        import re

        groups: dict[str, list[str]] = {}
        for message in messages:
            match = re.match(r"([A-Za-z]+)(\\([^)]*\\))?!?: (.*)", message)
            if match:
                groups.setdefault(match.group(1).lower(), []).append(match.group(3))
            else:
                groups.setdefault("other", []).append(message)
        return groups
        ---
        groups: dict[str, list[str]] = {}
        for message in messages:
            head, colon, text = message.partition(": ")
            kind = head.split("(")[0].rstrip("!").lower()
            if not colon or not kind.isalpha():
                kind, text = "other", message
            if kind not in groups:
                groups[kind] = []
            groups[kind].append(text)
        return groups
        """,
        lambda r: (
            [
                r.choice(
                    ("feat: tea", "fix(ui): bug", "docs: x", "update", "fix: y", "Feat: up", "feat!: big", "")
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "message_building.parse_size_text",
        "parse_size size_to_bytes bytes_from_text read_file_size",
        "text: str",
        "int",
        """
        Bytes of a size such as '1.5 KB': B, KB, MB, GB in any case, 1024 each; no unit is bytes; bad is -1.
        file size text to bytes
        Parse a number with an optional unit (b, kb, mb, gb; factor 1024), fractions cut; malformed gives -1.
        '2kb' is 2048, '10' is 10; other units, negative or missing numbers are -1.
        Convert a human size to whole bytes, rounding down.
        """,
        """
        import re

        match = re.fullmatch(r"(\\d+(?:\\.\\d+)?) ?(b|kb|mb|gb)?", text.strip().lower())
        if not match:
            return -1
        factor = {"b": 1, "kb": 1024, "mb": 1024**2, "gb": 1024**3}[match.group(2) or "b"]
        return int(float(match.group(1)) * factor)
        ---
        text = text.strip().lower()
        power = 0
        for exponent, unit in ((3, "gb"), (2, "mb"), (1, "kb"), (0, "b")):
            if text.endswith(unit):
                text, power = text.removesuffix(unit).strip(), exponent
                break
        whole, point, decimals = text.partition(".")
        if not whole.isdigit() or (point and not decimals.isdigit()):
            return -1
        return int(float(text) * 1024**power)
        """,
        lambda r: (
            r.choice(
                ("10", "10 B", "1.5 KB", "2kb", "3 MB", "0.5mb", "1 GB", "", "x", "KB", "-1", "5 TB", "1 K")
            ),
        ),
    ),
    made(
        "message_building.parse_quantity",
        "parse_quantity split_quantity amount_and_unit read_amount",
        "text: str",
        "tuple[float, str]",
        """
        Split {text} into amount and unit: a leading number with . or , as decimal mark, or (1.0, text).
        amount and unit of an ingredient
        '1,5 kg' gives (1.5, 'kg'), '3' gives (3.0, ''); no number in front: 1.0 and the whole trimmed text.
        Read the quantity at the start and return it with the trimmed remainder.
        Parse amounts such as '2.5l' or '200 g'; the unit is what follows the number.
        """,
        """
        import re

        match = re.match(r"\\d+([.,]\\d+)?", text.strip())
        if not match:
            return 1.0, text.strip()
        return float(match.group().replace(",", ".")), text.strip()[match.end() :].strip()
        ---
        text = text.strip()
        end = 0
        while end < len(text) and text[end].isdigit():
            end += 1
        if end == 0:
            return 1.0, text
        if text[end : end + 1] in (".", ",") and text[end + 1 : end + 2].isdigit():
            end += 1
            while end < len(text) and text[end].isdigit():
                end += 1
        return float(text[:end].replace(",", ".")), text[end:].strip()
        """,
        lambda r: (
            r.choice(
                (
                    "200 g",
                    "1,5 kg",
                    "2.5l",
                    "3",
                    "",
                    "a pinch",
                    "10 pieces of tea",
                    " 7 cm ",
                    "1/2 cup",
                    "kg 5",
                )
            ),
        ),
    ),
    made(
        "message_building.parse_dimensions",
        "parse_dimensions read_dimensions width_and_height parse_resolution",
        "text: str",
        "tuple[int, int]",
        """
        Width and height of a text like '800x600', with x, X, × or * and spaces; (0, 0) if it is not such.
        dimensions from text
        Two whole numbers parted by x, X, * or ×; blanks around do not matter, anything else is (0, 0).
        Parse '12 X 7' as (12, 7); a single number, words or three parts give (0, 0).
        Read a resolution or size of two numbers.
        """,
        """
        import re

        match = re.fullmatch(r"(\\d+)\\s*[xX×*]\\s*(\\d+)", text.strip())
        return (int(match.group(1)), int(match.group(2))) if match else (0, 0)
        ---
        for sign in "X×*":
            text = text.replace(sign, "x")
        parts = [part.strip() for part in text.split("x")]
        if len(parts) == 2 and all(part.isdigit() for part in parts):
            return int(parts[0]), int(parts[1])
        return 0, 0
        """,
        _dimensions,
    ),
    made(
        "message_building.parse_number_text",
        "parse_number_text number_from_text european_number clean_number",
        "text: str",
        "float",
        """
        Parse {text}: the last of ',' and '.' is the decimal mark, unless alone before 3 digits; or 0.0.
        number in European or American style
        Keep digits, signs, marks; the last of , and . starts the decimals unless alone before 3 digits.
        '1.234,56' and '1,234.56' are 1234.56, '12,5' is 12.5, '1,234' is 1234.0; no digits give 0.0.
        Read a price written in any of the usual ways; both marks present: the last is the decimal mark.
        """,
        """
        kept = "".join(char for char in text if char.isdigit() or char in ",.-")
        if not any(char.isdigit() for char in kept):
            return 0.0
        position = max(kept.rfind(","), kept.rfind("."))
        alone = not ("," in kept and "." in kept)
        if position < 0 or (alone and len(kept) - position - 1 == 3):
            return float(kept.replace(",", "").replace(".", ""))
        return float(kept[:position].replace(",", "").replace(".", "") + "." + kept[position + 1 :])
        ---
        import re

        kept = re.sub(r"[^\\d,.-]", "", text)
        if not re.search(r"\\d", kept):
            return 0.0
        parts = re.split(r"[,.]", kept)
        marks = set(kept) & set(",.")
        if len(parts) > 1 and (len(marks) == 2 or len(parts[-1]) != 3):
            return float("".join(parts[:-1]) + "." + parts[-1])
        return float("".join(parts))
        """,
        lambda r: (
            r.choice(
                (
                    "1.234,56",
                    "1,234.56",
                    "1234",
                    "12,5",
                    "12.5",
                    "",
                    "abc",
                    "1,234",
                    "1.234",
                    "-3,75",
                    "€ 1.000,00",
                    "7 %",
                )
            ),
        ),
    ),
    made(
        "message_building.range_text_check",
        "in_text_range matches_range value_in_range check_range",
        "value: int; text: str",
        "bool",
        """
        Is {value} in the range {text}: 'a-b' inclusive, 'a-', 'a', '<a', '<=a', '>a' or '>=a'? Else False.
        number within a range given as text
        Test a value against text like '1-5', '>=5' or '4-' (open end); unknown forms match nothing.
        True if the number lies in the described range; bounds of a-b belong to it, blanks do not matter.
        Filter syntax of a table: one number, two with a hyphen, or a comparison sign and a number.
        """,
        """
        text = text.replace(" ", "")
        for sign in ("<=", ">=", "<", ">"):
            if text.startswith(sign):
                number = text[len(sign) :]
                if not number.isdigit():
                    return False
                if value == int(number):
                    return "=" in sign
                return value < int(number) if sign[0] == "<" else value > int(number)
        low, dash, high = text.partition("-")
        if not low.isdigit() or (high and not high.isdigit()):
            return False
        if not dash:
            return value == int(low)
        return int(low) <= value and (not high or value <= int(high))
        ---
        import re

        text = "".join(text.split())
        if match := re.fullmatch(r"([<>])(=?)(\\d+)", text):
            bound = int(match[3])
            if match[2] and value == bound:
                return True
            return value < bound if match[1] == "<" else value > bound
        if match := re.fullmatch(r"(\\d+)(-?)(\\d*)", text):
            low = int(match[1])
            high = int(match[3]) if match[3] else low if not match[2] else value
            return low <= value <= high
        return False
        """,
        lambda r: (
            r.randint(0, 12),
            r.choice(("1-5", "5", ">=5", "<3", ">7", "<=3", "4-", "", "x", "10 - 12")),
        ),
    ),
    made(
        "message_building.word_changes",
        "word_changes changed_words added_and_removed_words compare_words",
        "old: str; new: str",
        "tuple[list[str], list[str]]",
        """
        Words that are only in {new} and words only in {old}, lower case without .,!?; both sorted, each once.
        words added and removed between two texts
        Return (added, removed): sorted distinct words, ignoring case and the signs . , ! ? around them.
        Compare the vocabulary of two versions of a text; equal words in another order are no change.
        Which words came and which went? Case and punctuation at the ends of words do not matter.
        """,
        """
        def vocabulary(text: str) -> set[str]:
            return {word.strip(".,!?").lower() for word in text.split()} - {""}

        before, after = vocabulary(old), vocabulary(new)
        return sorted(after - before), sorted(before - after)
        ---
        import re

        before = re.findall(r"[^\\s.,!?]+", old.lower())
        after = re.findall(r"[^\\s.,!?]+", new.lower())
        added = sorted({word for word in after if word not in before})
        removed = sorted({word for word in before if word not in after})
        return added, removed
        """,
        lambda r: (draw.few_words(r), draw.few_words(r)),
    ),
    made(
        "message_building.overlap_percent",
        "word_overlap text_similarity overlap_percent shared_word_share",
        "first: str; second: str",
        "int",
        """
        Percent of the distinct words that are in both texts, any case, rounded down; both empty: 100.
        similarity of two texts by words
        Share of common words among all (sets, lower case) in whole percent; two empty texts are 100.
        Compare {first} and {second}: 100 times shared words by all words, cut to an integer.
        How alike are two texts? Split at spaces, ignore case and repetition.
        """,
        """
        left, right = set(first.lower().split()), set(second.lower().split())
        if not left and not right:
            return 100
        return 100 * len(left & right) // len(left | right)
        ---
        words = set((first + " " + second).lower().split())
        shared = [word for word in words if word in first.lower().split() and word in second.lower().split()]
        return len(shared) * 100 // len(words) if words else 100
        """,
        lambda r: (draw.few_words(r), draw.few_words(r)),
    ),
    made(
        "message_building.first_difference",
        "describe_first_difference first_difference where_different diff_position",
        "first: str; second: str",
        "str",
        """
        'equal', or "position 3: 'a' instead of 'b'" for the first place where {first} differs from {second}.
        where two texts differ first
        Count from 1 and show {second}'s character instead of {first}'s; past an end it is 'end'.
        Describe the first difference; where a text has ended write 'end' (unquoted) for its character.
        Return "position n: 'x' instead of 'y'", x from {second}, y from {first}; same texts are 'equal'.
        """,
        """
        if first == second:
            return "equal"
        position = 0
        while position < min(len(first), len(second)) and first[position] == second[position]:
            position += 1
        old = f"'{first[position]}'" if position < len(first) else "end"
        new = f"'{second[position]}'" if position < len(second) else "end"
        return f"position {position + 1}: {new} instead of {old}"
        ---
        from itertools import zip_longest

        for number, (old, new) in enumerate(zip_longest(first, second), start=1):
            if old != new:
                names = ["end" if char is None else "'" + char + "'" for char in (new, old)]
                return f"position {number}: " + " instead of ".join(names)
        return "equal"
        """,
        lambda r: (
            (draw.few_words(r, 0, 3), draw.few_words(r, 0, 3))
            if r.random() < 0.6
            else (lambda t: (t, t + r.choice(("", "x", " tea"))))(draw.few_words(r, 0, 3))
        ),
    ),
    made(
        "message_building.line_diff_marks",
        "mark_new_lines line_marks compare_lines diff_marks",
        "old: list[str]; new: list[str]",
        "list[str]",
        """
        Prefix each line of {new} with '+ ' if it is not in {old} (trimmed comparison), else with two spaces.
        mark the lines that are new
        Return {new} with a plus sign before unknown lines; outer spaces are ignored when comparing.
        Show which lines were added, wherever they stand; known ones are indented by two blanks.
        A simple one-sided diff: '+ ' for lines that {old} does not have.
        """,
        """
        known = {line.strip() for line in old}
        return [("  " if line.strip() in known else "+ ") + line for line in new]
        ---
        result = []
        for line in new:
            mark = "+"
            for other in old:
                if other.strip() == line.strip():
                    mark = " "
            result.append(f"{mark} {line}")
        return result
        """,
        lambda r: (
            [r.choice("abcd") for _ in range(r.randint(0, 4))],
            [r.choice(("a", "b", "c", "d", " a")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "message_building.reading_time",
        "reading_time_text reading_time minutes_to_read read_label",
        "words: int; speed: int = 200",
        "str",
        """
        Time for {words} at {speed} a minute, rounded up: '1 min', 'less than a minute' or '1 h 2 min'.
        label with the time to read
        Under one full minute 'less than a minute'; from 60 minutes on hours and minutes, minutes rounded up.
        '5 min read time' without the words: return '5 min'; an hour or more is 'h h m min'.
        Estimate how long a text takes: words / speed, rounded up to minutes.
        """,
        """
        if words < speed:
            return "less than a minute"
        minutes = -(-words // speed)
        if minutes < 60:
            return f"{minutes} min"
        return f"{minutes // 60} h {minutes % 60} min"
        ---
        import math

        minutes = math.ceil(words / speed)
        hours, rest = divmod(minutes, 60)
        if hours:
            return str(hours) + " h " + str(rest) + " min"
        return "less than a minute" if words / speed < 1 else str(minutes) + " min"
        """,
        lambda r: (r.choice((0, 1, 99, 200, 201, 1000, 12400)), r.choice((100, 200, 250))),
    ),
    made(
        "message_building.text_stats",
        "text_stats text_statistics count_text describe_text",
        "text: str",
        "dict[str, int]",
        """
        Count of {text}: 'lines' (0 if empty), 'words', 'characters' without white space, 'blank' lines.
        statistics of a text
        Return a dictionary with the keys lines, words, characters (no spaces or breaks) and blank lines.
        How many lines, words, visible characters and empty lines does it have? An empty text has none of all.
        Word-count program as a dictionary; a line of spaces only counts as blank.
        """,
        """
        lines = text.splitlines()
        words = text.split()
        return {
            "lines": len(lines),
            "words": len(words),
            "characters": sum(len(word) for word in words),
            "blank": sum(not line.strip() for line in lines),
        }
        ---
        counts = {"lines": 0, "words": 0, "characters": 0, "blank": 0}
        for line in text.splitlines():
            parts = line.split()
            counts["lines"] += 1
            counts["words"] += len(parts)
            counts["characters"] += len("".join(parts))
            if not parts:
                counts["blank"] += 1
        return counts
        """,
        lambda r: (draw.text_lines(r),),
    ),
    made(
        "message_building.code_line_counts",
        "count_code_lines code_line_counts line_kinds lines_of_code",
        "source: str",
        "tuple[int, int, int]",
        """
        Count lines of {source}: (code, comment, blank); a comment line has '#' as first visible sign.
        lines of code, comments and blanks
        Return three numbers; lines with code and a comment behind it count as code.
        How many lines are code, how many only comment (starting with # after spaces), how many empty?
        Classify every line as blank, comment or code and count them.
        """,
        """
        code = comments = blank = 0
        for line in source.splitlines():
            stripped = line.strip()
            if not stripped:
                blank += 1
            elif stripped.startswith("#"):
                comments += 1
            else:
                code += 1
        return code, comments, blank
        ---
        lines = [line.strip() for line in source.splitlines()]
        blank = lines.count("")
        comments = len([line for line in lines if line[:1] == "#"])
        return len(lines) - blank - comments, comments, blank
        """,
        lambda r: (
            "\n".join(
                r.choice(("x = 1", "# note", "", "  # in", "y = 2  # end", "  "))
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "message_building.longest_line_info",
        "longest_line longest_line_info widest_line line_too_long",
        "text: str",
        "tuple[int, int]",
        """
        Number (from 1) and length of the longest line of {text}, trailing spaces ignored; (0, 0) if empty.
        longest line of a text
        Which line is the longest after stripping its right end? The first of equals; no lines: (0, 0).
        Return (line number, length) of the widest line, counted from 1.
        Find the longest line; ties go to the earlier, an empty text gives zeros.
        """,
        """
        best = (0, 0)
        for number, line in enumerate(text.splitlines(), start=1):
            length = len(line.rstrip())
            if best[0] == 0 or length > best[1]:
                best = (number, length)
        return best
        ---
        lengths = [len(line.rstrip()) for line in text.splitlines()]
        if not lengths:
            return 0, 0
        longest = max(lengths)
        return lengths.index(longest) + 1, longest
        """,
        lambda r: (draw.text_lines(r),),
    ),
    made(
        "message_building.too_long_lines",
        "too_long_lines lines_over_limit check_line_length overlong_lines",
        "text: str; limit: int = 10",
        "list[str]",
        """
        Report lines longer than {limit}: 'line 3: 14 > 10', numbered from 1.
        lines that are too long
        List a message for each line with more than {limit} characters, with its number and length.
        Style check: 'line n: length > limit' for every overlong line, in order.
        Which lines exceed the limit? A line of exactly {limit} characters is fine.
        """,
        """
        return [
            f"line {number}: {len(line)} > {limit}"
            for number, line in enumerate(text.splitlines(), start=1)
            if len(line) > limit
        ]
        ---
        messages = []
        number = 0
        for line in text.splitlines():
            number += 1
            if len(line) <= limit:
                continue
            messages.append("line " + str(number) + ": " + str(len(line)) + " > " + str(limit))
        return messages
        """,
        lambda r: (draw.text_lines(r), r.choice((3, 5, 10))),
    ),
    made(
        "message_building.hashtags_in",
        "hashtag_counts count_hashtags hashtags_by_use popular_hashtags",
        "posts: list[str]",
        "list[str]",
        """
        Hashtags of {posts} in lower case without '#', most used first, ties alphabetically.
        popular hashtags
        Words that begin with #, cut after letters and digits, case ignored; sorted by use, then name.
        List the distinct tags of all posts, ordered by how often they occur, then by name.
        Which tags are used? '#Tea' and '#tea!' are the same, a bare # is none.
        """,
        """
        import re

        counts: dict[str, int] = {}
        for post in posts:
            for tag in re.findall(r"#(\\w+)", post.lower()):
                counts[tag] = counts.get(tag, 0) + 1
        return sorted(counts, key=lambda tag: (-counts[tag], tag))
        ---
        tags = []
        for word in " ".join(posts).lower().split():
            tag = "".join(char for char in word[1:] if char.isalnum() or char == "_")
            if word.startswith("#") and tag:
                tags.append(tag)
        return sorted(sorted(set(tags)), key=tags.count, reverse=True)
        """,
        lambda r: (
            [
                " ".join(
                    r.choice(("#tea", "#Tea", "#cat!", "hi", "#", "#red")) for _ in range(r.randint(0, 4))
                )
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "message_building.compact_list",
        "compact_list_text items_preview preview_items short_list_text",
        "items: list[str]; limit: int = 20",
        "str",
        """
        Join {items} with ', ' as long as the text fits {limit}; then '+n' for those left out; none gives '-'.
        preview of a list within a length
        Add items while the joined text has at most {limit} characters; the rest is counted as ' +n'.
        'apple, kiwi +2': the suffix is not counted in the length; the first item is always shown.
        Short text for a table cell: some items and how many more; an empty list is a dash.
        """,
        """
        if not items:
            return "-"
        text = items[0]
        shown = 1
        while shown < len(items) and len(text) + 2 + len(items[shown]) <= limit:
            text += ", " + items[shown]
            shown += 1
        rest = len(items) - shown
        return f"{text} +{rest}" if rest else text
        ---
        count = len(items)
        while count > 1 and len(", ".join(items[:count])) > limit:
            count -= 1
        text = ", ".join(items[:count]) or "-"
        hidden = len(items) - count
        return text + (" +" + str(hidden) if hidden > 0 else "") if items else "-"
        """,
        lambda r: (draw.words(r, 0, 7), r.choice((8, 12, 20))),
    ),
    made(
        "message_building.name_list_verb",
        "who_is_online online_message presence_text are_here_message",
        "names: list[str]",
        "str",
        """
        'Nobody is here.', 'Ada is here.', 'Ada and Ben are here.' or 'Ada, Ben and Eva are here.'
        sentence about who is here
        Name all {names} with commas and a final 'and'; the verb is 'is' for none or one, otherwise 'are'.
        Say who is here in a full sentence; an empty list gives 'Nobody is here.'
        Build a sentence with the right verb: one person is, several are here.
        """,
        """
        if not names:
            return "Nobody is here."
        if len(names) == 1:
            return f"{names[0]} is here."
        return f"{', '.join(names[:-1])} and {names[-1]} are here."
        ---
        *first, last = names or ["Nobody"]
        who = " and ".join([", ".join(first), last]) if first else last
        verb = "are" if first else "is"
        return who + " " + verb + " here."
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "message_building.article_list",
        "list_with_articles items_with_articles with_articles article_list",
        "nouns: list[str]",
        "str",
        """
        Join {nouns} with their articles: 'an apple, a pear and an egg'; none gives 'nothing'.
        list of things with a or an
        Put 'an' before a vowel (a, e, i, o, u, any case) and 'a' before others; commas, and a final 'and'.
        Enumerate nouns with indefinite articles; an empty list is 'nothing'.
        ['egg', 'tea'] becomes 'an egg and a tea'.
        """,
        """
        parts = [f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}" for noun in nouns]
        if len(parts) < 2:
            return parts[0] if parts else "nothing"
        return ", ".join(parts[:-1]) + " and " + parts[-1]
        ---
        text = ""
        for index, noun in enumerate(nouns):
            if index:
                text += " and " if index == len(nouns) - 1 else ", "
            text += ("an " if noun.lower().startswith(("a", "e", "i", "o", "u")) else "a ") + noun
        return text or "nothing"
        """,
        lambda r: (
            [r.choice(("apple", "pear", "egg", "tea", "Orange", "ice")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "message_building.number_words_small",
        "small_number_word number_in_text spell_small_number count_word",
        "number: int; noun: str",
        "str",
        """
        'no cats', 'one cat', 'two cats' up to 'nine cats', then digits: '10 cats'.
        count with the number spelled out
        Spell {number} up to nine, write larger ones in digits; 0 is 'no'; the noun gets an s unless one.
        Say how many there are as a newspaper would: words below ten, figures from ten on.
        Text for a count of {noun}; zero is 'no' with the plural.
        """,
        """
        words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        amount = words[number] if number < 10 else str(number)
        return f"{amount} {noun}" + ("" if number == 1 else "s")
        ---
        names = dict(enumerate("no one two three four five six seven eight nine".split()))
        if number == 1:
            return "one " + noun
        return names.get(number, f"{number}") + " " + noun + "s"
        """,
        lambda r: (r.choice((0, 1, 2, 3, 9, 10, 12, 100)), r.choice(("cat", "apple", "day"))),
    ),
    made(
        "message_building.deadline_text",
        "deadline_text due_message due_label days_left_text",
        "days: int",
        "str",
        """
        'today', 'tomorrow', 'in 5 days', from 7 on 'in 1 week' (whole weeks), past: 'overdue by 2 days'.
        how soon something is due
        Negative {days} are overdue ('1 day', '2 days'); 0 is today, 1 tomorrow; a week or more counts weeks.
        Text for a due date by the days left; weeks are rounded down and take an s above one.
        Label a task: 'overdue by n day(s)', 'today', 'tomorrow', 'in n days' or 'in n week(s)'.
        """,
        """
        if days < 0:
            return f"overdue by {-days} day{'s' if days < -1 else ''}"
        if days == 0:
            return "today"
        if days == 1:
            return "tomorrow"
        if days < 7:
            return f"in {days} days"
        weeks = days // 7
        return f"in {weeks} week{'s' if weeks > 1 else ''}"
        ---
        if days in (0, 1):
            return ("today", "tomorrow")[days]
        prefix, count, unit = "in", days, "day"
        if days < 0:
            prefix, count = "overdue by", abs(days)
        elif days >= 7:
            count, unit = days // 7, "week"
        return f"{prefix} {count} {unit}" + ("" if count == 1 else "s")
        """,
        lambda r: (r.choice((-10, -2, -1, 0, 1, 2, 6, 7, 8, 14, 30)),),
    ),
    made(
        "message_building.stars_text",
        "rating_stars star_rating_text stars_with_count rating_label",
        "rating: float; votes: int",
        "str",
        """
        Stars for {rating}, rounded down, up to 5: '***-- 3.5 (12 votes)'; 'not rated' without {votes}.
        rating as stars
        A * per full star and '-' up to five, the value with one decimal, the votes; none: 'not rated'.
        Show a rating in text; '(1 vote)' is singular, no votes give 'not rated'.
        Five signs, filled ones first, then the number and how many people voted.
        """,
        """
        if votes == 0:
            return "not rated"
        full = int(rating)
        noun = "vote" if votes == 1 else "votes"
        return f"{'*' * full}{'-' * (5 - full)} {rating:.1f} ({votes} {noun})"
        ---
        if not votes:
            return "not rated"
        stars = ("*" * int(rating)).ljust(5, "-")
        text = "{} {:.1f} ({} vote".format(stars, rating, votes)
        return text + (")" if votes == 1 else "s)")
        """,
        lambda r: (r.randint(0, 20) / 4, r.choice((0, 1, 12))),
    ),
    made(
        "message_building.receipt_line",
        "receipt_line bill_line format_item_line invoice_line",
        "name: str; count: int; price: float",
        "str",
        """
        {name} cut or padded to 12, 'count x price', then the total right-aligned to 8, two decimals.
        line on a bill
        Name in 12 characters, a space, '2 x 1.50', then the product with two decimals in 8 characters.
        Format an item: name left in a field of 12, amount times price, sum on the right in 8 places.
        Text for {count} of {name} at {price}; the total has a width of eight.
        """,
        """
        return f"{name[:12]:<12} {count} x {price:.2f}{count * price:>8.2f}"
        ---
        label = name[:12].ljust(12)
        total = f"{count * price:.2f}"
        return label + " " + str(count) + " x " + f"{price:.2f}" + total.rjust(8)
        """,
        lambda r: (draw.word(r) + r.choice(("", " with long name")), r.randint(1, 12), r.randint(1, 400) / 4),
    ),
    made(
        "message_building.two_columns",
        "two_columns side_by_side join_columns merge_columns",
        "left: list[str]; right: list[str]",
        "list[str]",
        """
        Lines of {left} and {right} side by side with ' | ', left ones padded alike; gaps are blank.
        two texts side by side
        Line up two lists of lines; the shorter one is filled with empty lines, spaces at the end are cut.
        Return as many lines as the longer list has: padded left text, a bar, right text, right end stripped.
        Show two columns; missing lines count as empty.
        """,
        """
        width = max((len(line) for line in left), default=0)
        lines = []
        for index in range(max(len(left), len(right))):
            first = left[index] if index < len(left) else ""
            second = right[index] if index < len(right) else ""
            lines.append(f"{first:<{width}} | {second}".rstrip())
        return lines
        ---
        from itertools import zip_longest

        width = max(map(len, left), default=0)
        pairs = zip_longest(left, right, fillvalue="")
        return [(first.ljust(width) + " | " + second).rstrip() for first, second in pairs]
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4)),
    ),
    made(
        "message_building.definition_list",
        "definition_lines align_definitions glossary_lines key_value_lines",
        "entries: dict[str, str]",
        "list[str]",
        """
        Lines 'key: value' for {entries} with the values in one column; an empty value is shown as '-'.
        aligned list of keys and values
        Write each key with a colon, pad to the longest key, a space, then the value or '-'.
        Format a dictionary as lines whose values are lined up; nothing for no entries.
        Property list for the screen: keys in given order, '-' for missing text.
        """,
        """
        width = max((len(key) for key in entries), default=0) + 1
        return [f"{key + ':':<{width}} {value or '-'}" for key, value in entries.items()]
        ---
        longest = max(map(len, entries), default=0)
        lines = []
        for key in entries:
            spaces = " " * (longest - len(key) + 1)
            lines.append(key + ":" + spaces + (entries[key] if entries[key] else "-"))
        return lines
        """,
        lambda r: ({draw.word(r): r.choice(("", "a fruit", "x")) for _ in range(r.randint(0, 4))},),
    ),
    made(
        "message_building.bullet_levels",
        "bullet_outline indented_bullets nested_bullets bullet_lines",
        "items: list[tuple[int, str]]",
        "list[str]",
        """
        Bullets for {items} of (level, text): '*' at level 0, '-' at 1, '+' deeper; two spaces per level.
        nested bullet list
        Indent by 2 blanks for each level and choose the sign by depth: * then - then + for all others.
        Write an outline as text lines; level 0 has no indent.
        (0, 'tea') becomes '* tea', at level 1 the sign is -, from level 2 on it is +.
        """,
        """
        signs = ["*", "-"]
        return [
            "  " * level + (signs[level] if level < len(signs) else "+") + " " + text for level, text in items
        ]
        ---
        lines = []
        for level, text in items:
            sign = "*" if level == 0 else "-" if level == 1 else "+"
            lines.append(f"{sign} {text}".rjust(2 * level + 2 + len(text)))
        return lines
        """,
        lambda r: ([(r.randint(0, 3), draw.word(r)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "message_building.outline_numbers",
        "outline_numbers number_headings section_numbers heading_numbers",
        "levels: list[int]",
        "list[str]",
        """
        Section numbers for heading {levels} (1 is top): [1, 2, 2, 1] gives ['1', '1.1', '1.2', '2'].
        number the headings of a document
        Count per level; a heading raises the counter of its level and resets the deeper ones.
        Return '2.1' and the like for every heading; skipped levels count as 0.
        Number chapters and sections from their depths, in order.
        """,
        """
        counters: list[int] = []
        numbers = []
        for level in levels:
            counters = (counters + [0] * level)[:level]
            counters[-1] += 1
            numbers.append(".".join(map(str, counters)))
        return numbers
        ---
        counts: dict[int, int] = {}
        result = []
        for level in levels:
            counts = {depth: count for depth, count in counts.items() if depth <= level}
            counts[level] = counts.get(level, 0) + 1
            result.append(".".join(str(counts.get(depth, 0)) for depth in range(1, level + 1)))
        return result
        """,
        lambda r: (_levels(r),),
    ),
    made(
        "message_building.smart_quotes",
        "curly_quotes smart_quotes typographic_quotes pretty_quotes",
        "text: str",
        "str",
        """
        Replace the straight double quotes of {text} by curly ones, opening and closing in turn.
        typographic quotes
        The first, third, ... '"' becomes “ and the second, fourth, ... becomes ”.
        Alternate “ and ” for every straight quote, whatever stands around it.
        Make quotation marks pretty; they open and close alternately.
        """,
        """
        result = ""
        opening = True
        for char in text:
            if char == '"':
                result += "“" if opening else "”"
                opening = not opening
            else:
                result += char
        return result
        ---
        first, *pieces = text.split('"')
        return first + "".join(("“", "”")[index % 2] + piece for index, piece in enumerate(pieces))
        """,
        lambda r: (r.choice(('say "hi"', '"a" and "b"', "", 'one " only', '"x', "no", '""', '"a" "b" "')),),
    ),
    made(
        "message_building.fix_punctuation",
        "fix_spacing tidy_punctuation space_after_commas clean_punctuation",
        "text: str",
        "str",
        """
        Tidy {text}: no space before , . ; ! ?, one after , and ; before a letter, single spaces, trimmed.
        fix the spaces around punctuation
        Remove blanks before . , ; ! ?, insert one between a comma or semicolon and a letter, collapse spaces.
        'a ,b' becomes 'a, b'; digits after a comma stay joined ('3,5').
        Clean up spacing; a comma directly followed by a letter gets a space.
        """,
        """
        import re

        text = " ".join(text.split())
        text = re.sub(r" +([,.;!?])", r"\\1", text)
        return re.sub(r"([,;])(?=[A-Za-z])", r"\\1 ", text)
        ---
        text = " ".join(text.split())
        result = ""
        for char in text:
            if char in ",.;!?":
                result = result.rstrip(" ")
            elif char.isalpha() and result[-1:] in (",", ";"):
                result += " "
            result += char
        return result
        """,
        lambda r: (
            r.choice(
                (
                    "a ,b",
                    "hello  world .",
                    "one,two;three",
                    "",
                    "ok !  Yes",
                    "3,5",
                    " tea ",
                    "a , b ; c",
                    "wait ...",
                )
            ),
        ),
    ),
    made(
        "message_building.sentence_start_caps",
        "sentence_case capitalize_sentences fix_sentence_case sentences_capitalized",
        "text: str",
        "str",
        """
        Capitalize the first letter of {text} and of each word after '. ', '! ' or '? '; other letters stay.
        capital letters at the start of sentences
        A sentence begins at the start and after . ! or ? and one space; only its first character changes.
        'ok. yes' becomes 'Ok. Yes'; what does not begin with a letter is left alone.
        Make the first character of every sentence upper case.
        """,
        """
        import re

        return re.sub(r"(^|[.!?] )([a-z])", lambda match: match[1] + match[2].upper(), text)
        ---
        result = ""
        for index, char in enumerate(text):
            before = text[max(0, index - 2) : index]
            starts = index == 0 or (len(before) == 2 and before[0] in ".!?" and before[1] == " ")
            result += char.upper() if starts else char
        return result
        """,
        lambda r: (
            ". ".join(
                r.choice(("tea is HOT", "why? because", "Ok", "3 cats! yes", ""))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "message_building.repeated_words_in",
        "doubled_words repeated_neighbors find_doubled_words double_word_check",
        "text: str",
        "list[str]",
        """
        Words of {text} that are directly repeated, in lower case without .,!?; each once, in order.
        doubled words such as 'the the'
        Find neighbors that are equal when case and the signs . , ! ? at their ends are ignored.
        Proofreading: list the words that stand twice in a row; three in a row is one finding.
        Return the distinct doubled words in order of appearance.
        """,
        """
        words = [word.strip(".,!?").lower() for word in text.split()]
        found = [left for left, right in zip(words, words[1:]) if left == right]
        return list(dict.fromkeys(found))
        ---
        doubled: list[str] = []
        previous = None
        for word in text.lower().split():
            word = word.strip(".,!?")
            if word == previous and word not in doubled:
                doubled.append(word)
            previous = word
        return doubled
        """,
        lambda r: (
            r.choice(("the the cat", "a b a", "Tea tea and and milk", "", "no no no", "ok. Ok then", "one"))
            if r.random() < 0.6
            else draw.few_words(r),
        ),
    ),
    made(
        "message_building.wiki_links",
        "wiki_links wiki_targets linked_pages page_references",
        "text: str",
        "list[str]",
        """
        Pages linked in {text} by [[Page]] or [[Page|label]], without '#part', trimmed; each once, in order.
        pages a wiki text links to
        Take what stands in double square brackets up to a '|' or '#'; repetitions are dropped.
        '[[Milk|white]]' links to 'Milk', '[[a#b]]' to 'a'; unclosed brackets do not count.
        List the distinct link targets of a wiki page; upper and lower case differ.
        """,
        """
        import re

        targets = re.findall(r"\\[\\[([^\\[\\]]*)\\]\\]", text)
        pages = [re.split(r"[|#]", target)[0].strip() for target in targets]
        return list(dict.fromkeys(pages))
        ---
        pages: list[str] = []
        for piece in text.split("[[")[1:]:
            inner, closed, _ = piece.partition("]]")
            page = inner.split("|")[0].split("#")[0].strip()
            if closed and page not in pages:
                pages.append(page)
        return pages
        """,
        lambda r: (
            r.choice(
                (
                    "see [[Tea]] and [[Milk|white]]",
                    "[[Tea]] [[tea]] [[Tea]]",
                    "",
                    "[[a#b]]",
                    "[[ Home ]] x",
                    "[single]",
                    "[[open",
                )
            ),
        ),
    ),
    made(
        "message_building.code_blocks",
        "code_blocks extract_code_blocks fenced_blocks code_in_markdown",
        "text: str",
        "list[str]",
        """
        Contents of the fenced code blocks of {text}: lines between one that starts with ``` and the next.
        code blocks of a Markdown text
        Return the text of every closed block, without the fences; a block that is not closed is left out.
        Lines beginning with three backticks open and close blocks in turn; join the lines within.
        Extract code from Markdown; what follows the backticks (the language) is ignored.
        """,
        """
        blocks = []
        current: list[str] | None = None
        for line in text.split("\\n"):
            if not line.startswith("```"):
                if current is not None:
                    current.append(line)
            elif current is None:
                current = []
            else:
                blocks.append("\\n".join(current))
                current = None
        return blocks
        ---
        lines = text.split("\\n")
        fences = [index for index, line in enumerate(lines) if line[:3] == "```"]
        return ["\\n".join(lines[start + 1 : end]) for start, end in zip(fences[::2], fences[1::2])]
        """,
        lambda r: (
            "\n".join(
                r.choice(("```", "```python", "x = 1", "text", "```", "")) for _ in range(r.randint(0, 8))
            ),
        ),
    ),
    made(
        "message_building.front_matter",
        "front_matter parse_front_matter page_metadata read_front_matter",
        "text: str",
        "dict[str, str]",
        """
        Front matter of {text}: 'key: value' lines between a first line '---' and the next '---'; else {{}}.
        metadata at the top of a page
        If the first line is three dashes, return the pairs up to the closing one; unclosed gives {{}}.
        Split those lines at the first colon and trim; lines without a colon are skipped.
        Read the header block of a Markdown page as a dictionary, empty when there is none.
        """,
        """
        lines = text.split("\\n")
        if lines[0] != "---" or "---" not in lines[1:]:
            return {}
        block = lines[1 : lines.index("---", 1)]
        pairs = [line.split(":", 1) for line in block if ":" in line]
        return {key.strip(): value.strip() for key, value in pairs}
        ---
        data: dict[str, str] = {}
        for index, line in enumerate(text.split("\\n")):
            if index == 0 and line != "---":
                return {}
            if index > 0 and line == "---":
                return data
            key, colon, value = line.partition(":")
            if colon:
                data[key.strip()] = value.strip()
        return {}
        """,
        lambda r: (
            "\n".join(
                [
                    r.choice(("---", "---", "---", "---", "a: b")),
                    *(
                        r.choice(("title: Tea", "tags: a, b", "url: http://x", "empty:", "no", "title: X"))
                        for _ in range(r.randint(1, 3))
                    ),
                    *r.choice(([], ["---"], ["---", "Body: x"], ["---", "---"])),
                ]
            ),
        ),
    ),
    made(
        "message_building.section_text",
        "section_of_markdown section_text text_under_heading get_section",
        "text: str; title: str",
        "str",
        """
        Text below the heading {title} (any case) of the Markdown {text}, up to the next heading; '' if none.
        section of a Markdown document
        Find the line of # signs, a space and the title; return the lines until another heading, trimmed.
        What stands under a heading? Every heading, of any level, ends the section; not found gives ''.
        Take a section by its title, compared without case; headings start with one or more # and a space.
        """,
        """
        import re

        lines: list[str] | None = None
        for line in text.split("\\n"):
            match = re.match(r"#+ (.*)", line)
            if match and lines is not None:
                break
            if match and match.group(1).strip().lower() == title.lower():
                lines = []
            elif lines is not None:
                lines.append(line)
        return "\\n".join(lines or []).strip()
        ---
        result = ""
        inside = False
        for line in text.split("\\n"):
            marks, space, name = line.partition(" ")
            heading = bool(marks and space) and not marks.strip("#")
            if heading and inside:
                break
            if inside:
                result += line + "\\n"
            elif heading:
                inside = name.strip().lower() == title.lower()
        return result.strip()
        """,
        lambda r: (
            "\n".join(
                [
                    r.choice(("intro", "## Title", "x\n# Title", "#Title")),
                    *(
                        r.choice(("text", "more", "", "#tag", "text", "### Deep", "## Part two"))
                        for _ in range(r.randint(0, 6))
                    ),
                ]
            ),
            r.choice(("Title", "title", "part two", "Deep")),
        ),
    ),
    made(
        "message_building.image_alts",
        "images_without_alt missing_alt_texts images_lacking_alt alt_text_check",
        "html: str",
        "list[str]",
        """
        Sources of the <img> tags in {html} whose alt text is missing or empty, in order.
        images without alternative text
        List the src of every image tag that has no alt="..." with something in it.
        Accessibility check: which pictures lack a description? alt="" counts as lacking.
        Return src values of img tags without a filled alt attribute.
        """,
        """
        import re

        sources = []
        for tag in re.findall(r"<img[^>]*>", html):
            source = re.search(r'src="([^"]*)"', tag)
            if source and not re.search(r'alt="[^"]+"', tag):
                sources.append(source.group(1))
        return sources
        ---
        result = []
        for piece in html.split("<img")[1:]:
            tag = piece.split(">")[0]
            alt = tag.partition('alt="')[2].partition('"')[0]
            if 'src="' in tag and not alt:
                result.append(tag.split('src="')[1].split('"')[0])
        return result
        """,
        lambda r: (
            "".join(
                r.choice(
                    (
                        '<img src="a.png">',
                        '<img src="b.png" alt="">',
                        '<img src="c.png" alt="C">',
                        "<p>x</p>",
                        '<img alt="D" src="d.png">',
                    )
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "message_building.external_links",
        "external_links links_to_other_sites outgoing_links foreign_links",
        "links: list[str]; host: str",
        "list[str]",
        """
        Those of {links} with http:// or https:// whose host is not {host} nor ends in '.{host}'.
        links that leave the site
        Keep absolute web links to other hosts; subdomains of {host} (www and so on) belong to the site.
        Filter the outgoing links: relative ones, anchors and mailto are internal.
        Which links lead to another website? The host stands between '//' and the next '/'.
        """,
        """
        external = []
        for link in links:
            if link.startswith(("http://", "https://")):
                other = link.split("/")[2]
                if other != host and not other.endswith("." + host):
                    external.append(link)
        return external
        ---
        import re

        own = re.compile(rf"https?://([^/]*\\.)?{re.escape(host)}(/|$)")
        return [link for link in links if re.match(r"https?://", link) and not own.match(link)]
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "https://x.io/a",
                        "http://www.x.io",
                        "/local",
                        "https://y.org",
                        "mailto:a@b.c",
                        "https://sub.x.io/",
                        "#top",
                    )
                )
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("x.io", "y.org")),
        ),
    ),
    made(
        "message_building.embed_kind",
        "link_kind kind_of_link classify_link link_type",
        "link: str",
        "str",
        """
        Kind of {link}: 'anchor' (#), 'email' (mailto:), 'phone' (tel:), 'web' (http), 'local', '' is 'none'.
        classify a link
        Look at its beginning in any case: '#', 'mailto:', 'tel:', 'http://', 'https://', else 'local'.
        Return anchor, email, phone, web or local by the prefix of the link; an empty one is 'none'.
        Which sort of target has an href? An empty text is 'none', unknown schemes are 'local'.
        """,
        """
        if not link:
            return "none"
        prefixes = {"#": "anchor", "mailto:": "email", "tel:": "phone", "http://": "web", "https://": "web"}
        for prefix, kind in prefixes.items():
            if link.lower().startswith(prefix):
                return kind
        return "local"
        ---
        text = link.lower()
        if text.startswith(("http://", "https://")):
            return "web"
        if text[:1] == "#":
            return "anchor"
        scheme = text.partition(":")[0] if ":" in text else ""
        return {"mailto": "email", "tel": "phone"}.get(scheme, "local" if text else "none")
        """,
        lambda r: (
            r.choice(
                (
                    "#top",
                    "mailto:a@b.c",
                    "tel:+49",
                    "https://x.io",
                    "http://x.io/a.pdf",
                    "/about",
                    "page.html",
                    "",
                    "HTTPS://X.io",
                    "ftp://x",
                )
            ),
        ),
    ),
    made(
        "message_building.css_declarations",
        "parse_style style_to_dict css_properties read_style",
        "style: str",
        "dict[str, str]",
        """
        Parse the CSS {style} 'name: value; ...' into a dictionary; names lower case, the last one wins.
        style attribute as a dictionary
        Split at ';' and at the first ':', trim both; pieces without a colon are skipped.
        'color: red; Margin:0' gives color 'red' and margin '0'; repeated properties take the last value.
        Read inline styles; the order is that of first appearance.
        """,
        """
        result = {}
        for part in style.split(";"):
            name, colon, value = part.partition(":")
            if colon:
                result[name.strip().lower()] = value.strip()
        return result
        ---
        pairs = [part.split(":", 1) for part in style.split(";") if ":" in part]
        return {name.lower().strip(): value.strip() for name, value in pairs}
        """,
        lambda r: (
            r.choice((";", "; ", " ;")).join(
                r.choice(("color: red", "Margin:0 ", "", "broken", "color: blue", "background: url(a:b)"))
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "message_building.merge_classes",
        "merge_classes join_class_names class_attribute combine_classes",
        "first: str; second: str",
        "str",
        """
        Class names of {first} then {second}, each once; a name '-x' in {second} removes x.
        merge two class attributes
        Join the space-separated names, each once; those with a minus in the second list are taken out.
        'btn big' and '-big red' give 'btn red'; the order of first appearance is kept.
        Combine CSS classes; '-name' in {second} drops that name wherever it comes from.
        """,
        """
        names = list(dict.fromkeys(first.split() + [name for name in second.split() if name[0] != "-"]))
        removed = {name[1:] for name in second.split() if name.startswith("-")}
        return " ".join(name for name in names if name not in removed)
        ---
        result: list[str] = []
        for name in (first + " " + second).split():
            if name not in result and not name.startswith("-"):
                result.append(name)
        for name in second.split():
            if name.startswith("-") and name[1:] in result:
                result.remove(name[1:])
        return " ".join(result)
        """,
        lambda r: (
            " ".join(r.choice(("btn", "big", "red")) for _ in range(r.randint(0, 3))),
            " ".join(r.choice(("btn", "-big", "blue", "-red")) for _ in range(r.randint(0, 3))),
        ),
    ),
    made(
        "message_building.version_from_text",
        "find_version version_in_text extract_version first_version",
        "text: str",
        "str",
        """
        First version number in {text}: two to four numbers joined by dots; '' if there is none.
        version number within a text
        Find digits, a dot and digits (and up to two more such parts); a single number is no version.
        'python 3.11.4' gives '3.11.4'; without a dotted number the result is empty.
        Extract something like 1.2 or 1.2.3 from the output of a program.
        """,
        """
        import re

        match = re.search(r"\\d+(\\.\\d+){1,3}", text)
        return match.group() if match else ""
        ---
        parts = "".join(char if char.isdigit() or char == "." else " " for char in text).split()
        for part in parts:
            numbers = part.strip(".").split(".")
            if len(numbers) > 1 and all(numbers):
                return ".".join(numbers[:4])
        return ""
        """,
        lambda r: (
            r.choice(
                (
                    "python 3.11.4",
                    "v2.0 released",
                    "",
                    "no version",
                    "tool-1.2.3.tar.gz",
                    "room 12",
                    "at 10.5 and 3.2",
                    "Release 7",
                )
            ),
        ),
    ),
    made(
        "message_building.outdated_packages",
        "outdated_packages needs_update old_packages upgradable",
        "installed: dict[str, str]; latest: dict[str, str]",
        "list[str]",
        """
        Lines 'name 1.0.0 -> 1.2.0' for packages of {installed} that are older than in {latest}, sorted.
        packages to update
        Compare versions of three numbers by value; packages that {latest} does not know are skipped.
        List name, installed and newest version of each outdated package in alphabetical order.
        Which packages are behind? Equal or newer ones are not mentioned.
        """,
        """
        def key(version: str) -> list[int]:
            return [int(part) for part in version.split(".")]

        return [
            f"{name} {installed[name]} -> {latest[name]}"
            for name in sorted(installed)
            if name in latest and key(installed[name]) < key(latest[name])
        ]
        ---
        lines = []
        for name, version in sorted(installed.items()):
            newest = latest.get(name, version)
            if tuple(map(int, version.split("."))) < tuple(map(int, newest.split("."))):
                lines.append(name + " " + version + " -> " + newest)
        return lines
        """,
        lambda r: (
            {name: _semver(r) for name in r.sample(("tea", "milk", "rice"), r.randint(1, 3))},
            {
                name: r.choice(("9.0.0", "12.0.1", _semver(r)))
                for name in r.sample(("tea", "milk", "rice", "salt"), r.randint(1, 4))
            },
        ),
    ),
    made(
        "message_building.parse_requirement",
        "parse_requirement split_requirement requirement_parts package_and_version",
        "line: str",
        "tuple[str, str]",
        """
        Split {line} into lower-case name and version condition without spaces; ('', '') for none.
        line of a requirements file
        'Tea >= 1.0' gives ('tea', '>=1.0'); what follows a # is dropped; no condition is ''.
        The name ends where one of = < > ! ~ begins; comments and blank lines give two empty texts.
        Parse package lines such as 'x==1.0'; names are trimmed and in small letters.
        """,
        """
        line = line.split("#")[0].replace(" ", "")
        for index, char in enumerate(line):
            if char in "=<>!~":
                return line[:index].lower(), line[index:]
        return line.lower(), ""
        ---
        import re

        text = re.sub(r"#.*| ", "", line)
        name, condition = re.fullmatch(r"([^=<>!~]*)(.*)", text).groups()
        return name.lower(), condition
        """,
        lambda r: (
            r.choice(
                ("Tea==1.0", "milk >= 2, <3", "rice", "# note", "", "salt~=1.1 # why", "a_b.c", "Sugar!=2")
            ),
        ),
    ),
    made(
        "message_building.parse_money_text",
        "parse_price price_to_cents cents_from_text read_price",
        "text: str",
        "int",
        """
        Cents of a price such as '$3.50', '3,50 EUR' or '7': one or two decimals after . or ,; else -1.
        price text to cents
        Currency signs, letters, spaces at the ends do not matter; 0, 1 or 2 decimals are allowed.
        '0.5' is 50 cents; a minus, three decimals or no digits give -1.
        Read an amount of money as a whole number of cents, -1 if it cannot be understood.
        """,
        """
        import re

        match = re.fullmatch(r"[^\\d.,-]*(\\d+)(?:[.,](\\d{1,2}))?[^\\d.,-]*", text)
        if not match:
            return -1
        return int(match.group(1)) * 100 + int((match.group(2) or "0").ljust(2, "0"))
        ---
        number = "".join(char for char in text if char in "0123456789.,-").replace(",", ".")
        whole, dot, decimals = number.partition(".")
        if not whole.isdigit() or (dot and (not decimals.isdigit() or len(decimals) > 2)):
            return -1
        return int(whole) * 100 + int(f"{decimals:0<2}")
        """,
        lambda r: (
            r.choice(("$3.50", "3,50 EUR", "7", "€ 0.5", "", "free", "12.345", "-2", "1.00$", ".99", "4.")),
        ),
    ),
    made(
        "message_building.temperature_text",
        "parse_temperature read_temperature temperature_from_text celsius_from_text",
        "text: str",
        "float",
        """
        Degrees Celsius of a text such as '20 C', '68F' or '21.5', one decimal; anything else is 0.0.
        temperature text to Celsius
        A number, perhaps with a degree sign and C or F in any case; F is converted, no letter means C.
        '68F' is 20.0; rounded to one decimal; unknown text gives 0.0.
        Read a temperature; Fahrenheit is (value - 32) * 5 / 9.
        """,
        """
        import re

        match = re.fullmatch(r"(-?\\d+(?:\\.\\d+)?) ?°?([CF]?)", text.strip().upper())
        if not match:
            return 0.0
        value = float(match.group(1))
        return round((value - 32) * 5 / 9, 1) if match.group(2) == "F" else round(value, 1)
        ---
        number = text.strip().lower()
        unit = number[-1:]
        if unit in ("c", "f"):
            number = number[:-1]
        number = number.removesuffix("°").strip()
        try:
            value = float(number)
        except ValueError:
            return 0.0
        if unit == "f":
            value = (value - 32) * 5 / 9
        return round(value, 1)
        """,
        lambda r: (r.choice(("20 C", "68F", "-5°C", "32 °f", "", "warm", "21.5", "212F", "0 K")),),
    ),
    made(
        "message_building.spaced_thousands",
        "spaced_number group_thousands thousands_with_space readable_number",
        "text: str; separator: str = ' '",
        "str",
        """
        Group the whole digits of the number {text} by {separator} in threes; other text stays.
        group thousands in a number text
        '-1234.5' becomes '-1 234.5'; the decimals are not grouped, text that is no number is unchanged.
        Insert a separator after every third digit from the right of the whole part.
        Make a number in a text readable; a minus in front and decimals are allowed.
        """,
        """
        import re

        if not re.fullmatch(r"-?\\d+(\\.\\d+)?", text):
            return text
        whole, point, decimals = text.partition(".")
        return re.sub(r"(?<=\\d)(?=(\\d{3})+$)", separator, whole) + point + decimals
        ---
        digits, point, decimals = text.removeprefix("-").partition(".")
        if not digits.isdigit() or (point and not decimals.isdigit()):
            return text
        groups: list[str] = []
        while digits:
            groups.insert(0, digits[-3:])
            digits = digits[:-3]
        return ("-" if text[0] == "-" else "") + separator.join(groups) + point + decimals
        """,
        lambda r: (
            r.choice(("1234567", "-1234.5", "12", "", "abc", "1000", "0012345", "1234.56789")),
            r.choice((" ", ",", "'")),
        ),
    ),
    made(
        "message_building.keyword_density",
        "keyword_share keyword_percentage word_share keyword_density",
        "text: str; keyword: str",
        "float",
        """
        Percent of the words of {text} that are {keyword}, any case, without .,!? at the ends; one decimal.
        density of a keyword
        Words equal to {keyword} by all words, times 100, rounded to 1 place; 0.0 without words.
        How often, in percent, is a word used? Case and final punctuation (.,!?) are ignored.
        SEO measure of a text: share of one word; an empty text gives 0.0.
        """,
        """
        words = [word.strip(".,!?").lower() for word in text.split()]
        if not words:
            return 0.0
        return round(100 * words.count(keyword.lower()) / len(words), 1)
        ---
        total = matches = 0
        for word in text.lower().split():
            total += 1
            if word.strip("!?.,") == keyword.lower():
                matches += 1
        return round(matches * 100 / total, 1) if total else 0.0
        """,
        lambda r: (draw.few_words(r), r.choice(("tea", "MILK", "cat", "x"))),
    ),
    made(
        "message_building.most_used_words",
        "top_words frequent_words key_words main_words",
        "text: str; count: int = 3",
        "list[str]",
        """
        The {count} most frequent words with more than 3 letters, lower case, no .,!?; ties by name.
        main words of a text
        Ignore short words (up to 3 letters) and punctuation; order by how often, then alphabetically.
        Which longer words are used most? Words of four letters or more, in small letters.
        Return up to {count} key words, the most frequent first.
        """,
        """
        counts: dict[str, int] = {}
        for word in text.lower().split():
            word = word.strip(".,!?")
            if len(word) > 3:
                counts[word] = counts.get(word, 0) + 1
        return sorted(counts, key=lambda word: (-counts[word], word))[:count]
        ---
        words = [word.strip("!?,.") for word in text.lower().split()]
        long = [word for word in words if len(word) >= 4]
        return sorted(sorted(set(long)), key=long.count, reverse=True)[:count]
        """,
        lambda r: (draw.few_words(r, 0, 9), r.choice((1, 2, 3))),
    ),
    made(
        "message_building.typing_check",
        "typing_accuracy typing_score typed_correctly accuracy_percent",
        "expected: str; typed: str",
        "int",
        """
        Percent of positions where {typed} equals {expected}, of the longer one, rounded down; none: 100.
        accuracy of a typing test
        Compare character by character; missing and surplus characters are mistakes.
        Score 0-100: equal characters at the same place, divided by the longer text; two empty texts give 100.
        How exact was the typing? Whole percent, cut.
        """,
        """
        longest = max(len(expected), len(typed))
        if longest == 0:
            return 100
        right = sum(left == other for left, other in zip(expected, typed))
        return 100 * right // longest
        ---
        from itertools import zip_longest

        pairs = list(zip_longest(expected, typed))
        matches = len([1 for left, right in pairs if left == right])
        return matches * 100 // len(pairs) if pairs else 100
        """,
        lambda r: (
            lambda t: (
                t,
                "".join(r.choice((c, c, c, "x")) for c in t)[: r.choice((2, 5, 50))] + r.choice(("", "zz")),
            )
        )(draw.few_words(r, 0, 3)),
    ),
    made(
        "message_building.title_last_article",
        "move_article article_to_end catalog_title title_for_catalog",
        "title: str",
        "str",
        """
        Move a leading The, A or An of {title} to the end after a comma: 'Sun, The'; other titles stay.
        title as in a catalog
        'The Sun' becomes 'Sun, The'; the article keeps its spelling, and needs a word after it.
        Write the article last, separated by a comma; case is ignored when looking for it.
        Catalog form of a title: The, A and An at the start go behind the rest.
        """,
        """
        first, _, rest = title.partition(" ")
        if rest and first.lower() in ("the", "a", "an"):
            return f"{rest}, {first}"
        return title
        ---
        import re

        return re.sub(r"^(the|an|a) (.+)$", r"\\2, \\1", title, flags=re.IGNORECASE)
        """,
        lambda r: (
            r.choice(("The Sun", "a cat", "An Old Owl", "Moon", "The", "Theater", "", "A ", "THE END")),
        ),
    ),
    made(
        "message_building.subject_line",
        "reply_subject reply_prefix subject_for_reply make_reply_subject",
        "subject: str",
        "str",
        """
        Subject of a reply: 'Re: ' once before {subject}, after removing any re:, aw:, fw: and fwd: in front.
        reply subject without repeated Re:
        Strip leading Re:, AW:, Fw:, Fwd: (any case), put one 'Re: '; blank is 'Re: (no subject)'.
        'RE: re: Tea' becomes 'Re: Tea'; an empty subject becomes 'Re: (no subject)'.
        Build the subject line of an answer; old reply and forward marks go.
        """,
        """
        prefixes = ("re:", "aw:", "fw:", "fwd:")
        subject = subject.strip()
        while subject.lower().startswith(prefixes):
            subject = subject.partition(":")[2].strip()
        return f"Re: {subject or '(no subject)'}"
        ---
        import re

        subject = re.sub(r"^((re|aw|fwd?):\\s*)+", "", subject.strip(), flags=re.IGNORECASE)
        return "Re: " + (subject if subject else "(no subject)")
        """,
        lambda r: (
            r.choice(("", "Re: ", "RE: re: ", "Fwd: ", "AW:", "Fw: Re: ", ""))
            + r.choice(("Tea", "", "Red: x", "Lunch today", "re", "Report 7")),
        ),
    ),
    made(
        "message_building.chat_split",
        "split_message split_long_message message_parts chunk_message",
        "text: str; limit: int",
        "list[str]",
        """
        Split {text} at spaces into parts of at most {limit} characters, each ending in ' (1/n)' if several.
        split a long message into numbered parts
        Fill parts with whole words up to {limit}; the numbering comes on top, only for 2 or more parts.
        Cut a message for sending; one part gets no number, no words give an empty list.
        Parts like 'apple kiwi (1/3)'; the limit does not include the mark in brackets.
        """,
        """
        parts: list[str] = []
        for word in text.split():
            if parts and len(parts[-1]) + 1 + len(word) <= limit:
                parts[-1] += " " + word
            else:
                parts.append(word)
        if len(parts) < 2:
            return parts
        return [f"{part} ({number}/{len(parts)})" for number, part in enumerate(parts, start=1)]
        ---
        lines = []
        current = ""
        for word in text.split():
            longer = (current + " " + word).strip()
            if len(longer) > limit and current:
                lines.append(current)
                current = word
            else:
                current = longer
        if current:
            lines.append(current)
        total = len(lines)
        if total > 1:
            lines = [line + f" ({index}/{total})" for index, line in enumerate(lines, 1)]
        return lines
        """,
        lambda r: (_text(r), r.choice((10, 14, 20))),
    ),
    made(
        "message_building.confirm_answer",
        "parse_answer yes_or_no read_answer confirm_answer",
        "answer: str; default: str = 'no'",
        "str",
        """
        Read an {answer} as 'yes' (y, yes), 'no' (n, no), {default} when blank, otherwise 'unclear'; any case.
        answer to a yes/no question
        Blank input takes {default}; y and yes mean 'yes', n and no mean 'no', anything else is 'unclear'.
        Interpret what a user typed at a prompt, ignoring case and outer spaces.
        Normalize a confirmation; unknown words are 'unclear', no input is {default}.
        """,
        """
        word = answer.strip().lower()
        if not word:
            return default
        if word in ("y", "yes"):
            return "yes"
        return "no" if word in ("n", "no") else "unclear"
        ---
        meanings = {"": default, "y": "yes", "yes": "yes", "n": "no", "no": "no"}
        return meanings.get(answer.lower().strip(), "unclear")
        """,
        lambda r: (
            r.choice(("y", "YES", " n", "No", "", " ", "maybe", "yep", "ja")),
            r.choice(("yes", "no")),
        ),
    ),
    made(
        "message_building.numbered_menu",
        "menu_lines numbered_menu menu_text choices_menu",
        "options: list[str]; default: int = 1",
        "list[str]",
        """
        Lines '1) tea' for {options}; the {default} number gets ' (default)' behind; last line '0) quit'.
        menu for the terminal
        Number the options from 1, mark the default one, and end with an entry 0 to quit.
        Return the lines of a choice menu; a {default} beyond the list marks nothing.
        Menu text: 'n) option' each, then '0) quit', also when there are no options.
        """,
        """
        lines = []
        for number, option in enumerate(options, start=1):
            mark = " (default)" if number == default else ""
            lines.append(f"{number}) {option}{mark}")
        return [*lines, "0) quit"]
        ---
        lines = [str(index + 1) + ") " + option for index, option in enumerate(options)]
        if 1 <= default <= len(lines):
            lines[default - 1] += " (default)"
        lines.append("0) quit")
        return lines
        """,
        lambda r: (draw.words(r, 0, 4), r.choice((1, 2, 5))),
    ),
)
