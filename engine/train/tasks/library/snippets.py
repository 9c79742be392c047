"""Small texts of the web and of files: Markdown, HTML, CSV, URLs, file lists, settings, labels, times."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_HOSTS = "example.com www.shop.org blog.my-site.co.uk localhost".split()


def _url(r: Random) -> str:
    path = "".join(f"/{r.choice(('a', 'blog', 'img', 'x1'))}" for _ in range(r.randint(0, 3)))
    tail = r.choice(("", "", "/", "?q=1", "#top", "?a=1&b=2#end"))
    return f"{r.choice(('http', 'https'))}://{r.choice(_HOSTS)}{path}{tail}"


def _records(r: Random) -> list[dict[str, object]]:
    return [
        {"name": draw.word(r), "age": r.randint(1, 90), "city": r.choice(("Rome", "Oslo"))}
        for _ in range(r.randint(0, 4))
    ]


def _csv(r: Random, low: int = 0) -> str:
    """CSV text with the columns name, age and city."""
    lines = ["name,age,city"]
    lines += [
        f"{draw.word(r)},{r.randint(1, 60)},{r.choice(('Rome', 'Oslo'))}" for _ in range(r.randint(low, 4))
    ]
    return "\n".join(lines) + r.choice(("", "\n"))


def _settings(r: Random) -> dict[str, object]:
    return {
        key: r.choice((r.randint(0, 9), "on", True, 2.5, None))
        for key in r.sample(["size", "mode", "dark", "lang"], r.randint(0, 4))
    }


ENTRIES = (
    made(
        "snippets.markdown_image",
        "markdown_image md_image image_link",
        "alt: str; url: str; title: str = ''",
        "str",
        """
        Markdown image '![alt](url)', or '![alt](url "title")' with a {title}.
        markdown image
        Return the code of a picture with its alternative text {alt} and its {url}.
        How is a picture put into a Markdown text?
        Given description and address, and perhaps a title, build the image tag.
        Exclamation mark, square brackets, round brackets.
        """,
        """
        return f'![{alt}]({url} "{title}")' if title else f"![{alt}]({url})"
        """,
        lambda r: (
            r.choice(("Logo", "", "A cat")),
            r.choice(("a.png", "img/b.jpg")),
            r.choice(("", "", "Our cat")),
        ),
    ),
    made(
        "snippets.code_block",
        "code_block markdown_code_block fence_code",
        "code: str; language: str = ''",
        "str",
        """
        Put {code} between lines of three backticks, the first with the {language} behind it.
        markdown code block
        Return a fenced block for a program text; line breaks at its end are removed first.
        How is code shown in Markdown?
        Given code and perhaps the name of the language, wrap it in fences.
        Three lines or more: fence, code, fence.
        """,
        """
        body = code.rstrip("\\n")
        return f"```{language}\\n{body}\\n```"
        """,
        lambda r: (r.choice(("x = 1", "a\nb\n", "print(1)\n\n", "")), r.choice(("", "python", "sh"))),
    ),
    made(
        "snippets.checkbox_list",
        "checkbox_list markdown_checklist task_list make_checklist",
        "items: dict[str, bool]",
        "str",
        """
        Markdown task list of {items}: '- [x] name' for True and '- [ ] name' for False, one per line.
        markdown checklist
        Return the lines of a list with check boxes joined by line breaks, in the order of the dict.
        How is a to-do list written in Markdown?
        Given a dict from task to whether it is done, write a box for each.
        Empty text for no items.
        """,
        """
        return "\\n".join(f"- [{'x' if done else ' '}] {name}" for name, done in items.items())
        """,
        lambda r: (
            {name: r.random() < 0.5 for name in r.sample(["cook", "shop", "read", "run"], r.randint(0, 4))},
        ),
    ),
    made(
        "snippets.markdown_table_dicts",
        "markdown_table_from_dicts dicts_to_markdown records_to_markdown",
        "rows: list[dict]",
        "str",
        """
        Markdown table of {rows}: the keys of the first dict as header, a line of '---', then the values; \
        '' without rows.
        markdown table from dicts
        Return lines such as '| name | age |' joined by line breaks; missing values are empty.
        How is this list of dictionaries shown as a Markdown table?
        Given records, use the keys of the first one as columns.
        One space on both sides of every cell.
        """,
        """
        if not rows:
            return ""

        def line(cells):
            return "| " + " | ".join(str(cell) for cell in cells) + " |"

        columns = list(rows[0])
        lines = [line(columns), line(["---"] * len(columns))]
        lines += [line(row.get(column, "") for column in columns) for row in rows]
        return "\\n".join(lines)
        """,
        lambda r: (_records(r),),
    ),
    made(
        "snippets.heading_to_html",
        "heading_to_html markdown_heading_to_html convert_heading",
        "line: str",
        "str",
        """
        Turn a Markdown heading {line} such as '## Title' into '<h2>Title</h2>'; other lines stay as they are.
        markdown heading to html
        Return the HTML of a heading with 1 to 6 '#' and a space; more than six or no space make it no \
        heading.
        Which HTML belongs to this line of Markdown?
        Given a line, count the signs at its start and wrap the rest in the right tag.
        Spaces around the title are removed.
        """,
        """
        level = len(line) - len(line.lstrip("#"))
        if not 1 <= level <= 6 or line[level : level + 1] != " ":
            return line
        return f"<h{level}>{line[level:].strip()}</h{level}>"
        ---
        match = re.fullmatch(r"(#{1,6}) (.*)", line)
        if match is None:
            return line
        level = len(match[1])
        return f"<h{level}>{match[2].strip()}</h{level}>"
        """,
        lambda r: (
            r.choice(
                (
                    "# A",
                    "### Big title ",
                    "#no",
                    "####### x",
                    "text",
                    "",
                    f"{'#' * r.randint(1, 7)} {draw.word(r)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "snippets.links_to_html",
        "markdown_links_to_html convert_links links_to_html",
        "text: str",
        "str",
        """
        Replace every Markdown link '[name](url)' in {text} by '<a href="url">name</a>'.
        markdown links to html
        Return the text with its links as HTML anchors; everything else stays.
        How do these links look in HTML?
        Given a Markdown text, convert all links in it.
        Name without brackets, url without round brackets.
        """,
        """
        return re.sub(r"\\[([^\\]]*)\\]\\(([^)]*)\\)", r'<a href="\\2">\\1</a>', text)
        """,
        lambda r: (
            " ".join(
                r.choice(("see", "[a](b.html)", "[the site](http://x.org)", "(no)", "[x]"))
                for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "snippets.inline_markup",
        "emphasis_to_html italic_to_html bold_and_italic_to_html inline_markdown",
        "text: str",
        "str",
        """
        Turn **bold** into <strong>bold</strong>, then *italic* into <em>italic</em> in {text}.
        bold and italic markdown to html
        Return the HTML for emphasis in a Markdown text; stars without a partner stay.
        How do bold and italic words look in HTML?
        Given a text, replace pairs of double stars first and pairs of single ones after that.
        Converts inline Markdown.
        """,
        """
        text = re.sub(r"\\*\\*(.+?)\\*\\*", r"<strong>\\1</strong>", text)
        return re.sub(r"\\*(.+?)\\*", r"<em>\\1</em>", text)
        """,
        lambda r: (
            " ".join(r.choice(("a", "**b**", "*c*", "d*", "**two words**")) for _ in range(r.randint(0, 4))),
        ),
        "import re",
    ),
    made(
        "snippets.paragraphs_html",
        "paragraphs_to_html text_to_html wrap_paragraphs",
        "text: str",
        "str",
        """
        Put each paragraph of {text}, parted by blank lines, in <p>...</p>; single line breaks become '<br>'.
        text to html paragraphs
        Return the HTML of a plain text, its paragraphs joined by line breaks.
        How is this text shown on a web page?
        Given a text with empty lines between paragraphs, mark them up; outer space is removed and nothing \
        is escaped.
        '' stays ''.
        """,
        """
        parts = [part.strip() for part in text.split("\\n\\n")]
        return "\\n".join("<p>" + part.replace("\\n", "<br>") + "</p>" for part in parts if part)
        """,
        lambda r: (r.choice(("\n", "\n\n", "\n\n\n\n", " ")).join(draw.words(r, 0, 4)),),
    ),
    made(
        "snippets.html_link",
        "html_link anchor_tag make_link a_tag",
        "url: str; text: str = ''; new_tab: bool = False",
        "str",
        """
        HTML link '<a href="url">text</a>'; without {text} the {url} is shown, {new_tab} adds ' \
        target="_blank"'.
        anchor tag
        Return the code of a link to an address.
        How is a link written in HTML?
        Given the address, perhaps a text and whether to open a new tab, build the a element.
        Link for a web page.
        """,
        """
        target = ' target="_blank"' if new_tab else ""
        return f'<a href="{url}"{target}>{text or url}</a>'
        """,
        lambda r: (r.choice(("a.html", "http://x.org")), r.choice(("", "Home", "More")), r.random() < 0.4),
    ),
    made(
        "snippets.ordered_list_html",
        "ordered_list html_ordered_list ol_list make_ordered_list",
        "items: list[str]; start: int = 1",
        "str",
        """
        HTML list '<ol><li>a</li>...</ol>' of {items}; ' start="3"' is added when {start} is not 1.
        ordered html list
        Return a numbered list in HTML in one line, without spaces between the elements.
        How are the steps shown as a numbered list?
        Given texts and the first number, build the ol element.
        An empty list gives '<ol></ol>'.
        """,
        """
        attribute = "" if start == 1 else f' start="{start}"'
        return f"<ol{attribute}>" + "".join(f"<li>{item}</li>" for item in items) + "</ol>"
        """,
        lambda r: (draw.words(r, 0, 4), r.choice((1, 1, 3))),
    ),
    made(
        "snippets.definition_list",
        "definition_list dict_to_html html_definition_list glossary_html",
        "terms: dict[str, str]",
        "str",
        """
        HTML definition list of {terms}: '<dl><dt>key</dt><dd>value</dd>...</dl>' in their order.
        dict to definition list
        Return the terms and their explanations as HTML in one line.
        How is a glossary written in HTML?
        Given a dict from term to meaning, build the dl element.
        Nothing is escaped.
        """,
        """
        pairs = (f"<dt>{term}</dt><dd>{meaning}</dd>" for term, meaning in terms.items())
        return "<dl>" + "".join(pairs) + "</dl>"
        """,
        lambda r: ({draw.word(r): draw.word(r) for _ in range(r.randint(0, 3))},),
    ),
    made(
        "snippets.count_tags_html",
        "count_html_tags tag_frequency html_tag_counts",
        "html: str",
        "dict[str, int]",
        """
        How often each element is opened in {html}: a dict from tag name in lower case to count, names sorted.
        count html tags
        Return the numbers of opening tags; closing tags such as '</p>' do not count.
        Which elements does the page use?
        Given HTML text, find every '<' followed by a name and count the names.
        Statistics of elements.
        """,
        """
        counts = Counter(name.lower() for name in re.findall(r"<([A-Za-z][A-Za-z0-9]*)", html))
        return dict(sorted(counts.items()))
        """,
        lambda r: (
            "".join(
                r.choice(("<p>", "</p>", "<b>x</b>", "<BR>", "text", '<a href="#">', "a < b"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        ("import re", "from collections import Counter"),
    ),
    made(
        "snippets.dicts_to_csv",
        "dicts_to_csv to_csv records_to_csv write_csv_text",
        "rows: list[dict]; columns: list[str]",
        "str",
        """
        CSV text with the {columns} as header and the values of {rows}, lines joined by line breaks; \
        missing ones are empty.
        dicts to csv
        Return comma-separated text with one line per dict in the wanted order of columns.
        How are these records saved as CSV?
        Given dicts and names of columns, write the header and a line for each record.
        Values are not quoted; there is no line break at the end.
        """,
        """
        lines = [",".join(columns)]
        for row in rows:
            lines.append(",".join(str(row.get(column, "")) for column in columns))
        return "\\n".join(lines)
        """,
        lambda r: (_records(r), r.sample(["name", "age", "city", "zip"], r.randint(1, 4))),
    ),
    made(
        "snippets.csv_header",
        "csv_header csv_columns column_names get_header",
        "text: str; separator: str = ','",
        "list[str]",
        """
        Names of the columns of CSV {text}: the parts of its first line, without spaces around them; [] if \
        it is blank.
        header of a csv text
        Return the column names that stand in the first line.
        Which columns does the file have?
        Given CSV text and the {separator}, split the first line.
        Reads a header.
        """,
        """
        lines = text.splitlines()
        if not lines or not lines[0].strip():
            return []
        return [name.strip() for name in lines[0].split(separator)]
        """,
        lambda r: (r.choice((_csv(r), "a; b;c\n1;2;3", "", "one", " \nx")), r.choice((",", ";"))),
    ),
    made(
        "snippets.csv_filter",
        "csv_filter filter_csv rows_where select_csv_rows",
        "text: str; column: str; value: str",
        "list[list[str]]",
        """
        Rows of CSV {text} with a header whose {column} equals {value}, as lists; [] if there is no such \
        column.
        filter csv rows
        Return the data lines, split at commas, that have the wanted value.
        Which rows of the table are about this value?
        Given CSV text, look up the column in the header and keep the matching rows.
        The header itself is not returned.
        """,
        """
        rows = [line.split(",") for line in text.splitlines() if line]
        if not rows or column not in rows[0]:
            return []
        index = rows[0].index(column)
        return [row for row in rows[1:] if row[index] == value]
        """,
        lambda r: (_csv(r), r.choice(("city", "city", "age", "zip")), r.choice(("Rome", "Oslo", "5"))),
    ),
    made(
        "snippets.csv_average",
        "csv_average average_of_csv_column column_average mean_of_column",
        "text: str; column: str",
        "float | None",
        """
        Average of the numbers in {column} of CSV {text} with a header, 2 decimals; None without rows or \
        column.
        average of a csv column
        Return the mean of a column, empty cells not counted.
        What is the average age in this file?
        Given CSV text and the name of a column, convert its values to numbers and average them.
        Statistics of a table.
        """,
        """
        rows = [line.split(",") for line in text.splitlines() if line]
        if not rows or column not in rows[0]:
            return None
        index = rows[0].index(column)
        values = [float(row[index]) for row in rows[1:] if row[index].strip()]
        return round(sum(values) / len(values), 2) if values else None
        """,
        lambda r: (_csv(r), r.choice(("age", "age", "zip"))),
    ),
    made(
        "snippets.csv_sorted",
        "sort_csv sort_csv_by_column csv_sorted",
        "text: str; column: int; numeric: bool = False",
        "str",
        """
        CSV {text} with its data lines sorted by {column} (from 0), as numbers if {numeric}; the header \
        stays on top.
        sort a csv text
        Return the lines joined by line breaks, the first one in place, the others in ascending order.
        How does the table look sorted by this column?
        Given CSV text and the index of a column, order the rows.
        Equal rows stay in their order; empty lines are dropped.
        """,
        """
        lines = [line for line in text.splitlines() if line]

        def key(line):
            cell = line.split(",")[column]
            return float(cell) if numeric else cell

        return "\\n".join(lines[:1] + sorted(lines[1:], key=key))
        """,
        lambda r: (_csv(r), *r.choice(((1, True), (0, False), (2, False), (1, False)))),
    ),
    made(
        "snippets.is_https",
        "is_https is_secure uses_https is_secure_url",
        "url: str",
        "bool",
        """
        Does {url} begin with 'https://', in any case?
        secure address?
        Return True for an address with the scheme https; outer spaces do not matter.
        Is the connection to this page encrypted?
        Given a URL, check its scheme.
        HTTPS or not.
        """,
        """
        return url.strip().lower().startswith("https://")
        """,
        lambda r: (r.choice((_url(r), "HTTPS://A.com", " https://x.org", "https:/x", "")),),
    ),
    made(
        "snippets.to_https",
        "to_https force_https upgrade_to_https make_secure",
        "url: str",
        "str",
        """
        {url} with 'https://': 'http://' is replaced, an address without a scheme gets it, others stay.
        force https
        Return the secure form of a web address.
        What is the https address of the page?
        Given a URL, change http to https or add the scheme if there is none.
        Addresses with another scheme such as ftp:// are not changed.
        """,
        """
        if url.startswith("http://"):
            return "https://" + url.removeprefix("http://")
        return url if "://" in url else "https://" + url
        """,
        lambda r: (r.choice((_url(r), "example.com", "ftp://x.org", "http://a.b", "localhost/x")),),
    ),
    made(
        "snippets.top_level_domain",
        "top_level_domain get_tld tld domain_ending",
        "url: str",
        "str",
        """
        Top level domain of {url}, such as 'com' or 'org': what follows the last dot of the host; '' \
        without a dot.
        TLD of a url
        Return the last part of the host name in lower case, without port and path.
        Which ending does the domain have?
        Given an address with or without a scheme, find the host and return the part after its last dot.
        'https://a.co.uk/x' gives 'uk'.
        """,
        """
        host = url.split("://")[-1]
        for mark in "/?#":
            host = host.split(mark)[0]
        host = host.split(":")[0]
        return host.rpartition(".")[2].lower() if "." in host else ""
        ---
        host = re.split("[/?#:]", url.split("://")[-1])[0]
        return host.lower().split(".")[-1] if "." in host else ""
        """,
        lambda r: (r.choice((_url(r), "a.Co.UK:80/x.html", "localhost:8000", "x.org?y=a.b")),),
        "import re",
    ),
    made(
        "snippets.path_segments",
        "path_segments url_segments split_url_path url_parts",
        "url: str",
        "list[str]",
        """
        Parts of the path of {url} between the slashes, without query and fragment; empty parts are dropped.
        path segments of a url
        Return for 'https://a.com/x/y?z=1' the list ['x', 'y'].
        Which folders are in the address?
        Given a URL with a scheme, take the path after the host and split it.
        [] for the start page.
        """,
        """
        return [part for part in urlsplit(url).path.split("/") if part]
        ---
        rest = url.split("://")[-1].split("#")[0].split("?")[0]
        return [part for part in rest.split("/")[1:] if part]
        """,
        lambda r: (_url(r),),
        "from urllib.parse import urlsplit",
    ),
    made(
        "snippets.url_pieces",
        "parse_url split_url url_components break_down_url",
        "url: str",
        "dict[str, str]",
        """
        Take {url} apart: a dict with 'scheme', 'host', 'path', 'query' and 'fragment', '' for what is \
        missing.
        parse a url
        Return the components of a web address without '://', '?' and '#'.
        Which parts does this address have?
        Given a URL, separate its scheme, host, path, query and fragment.
        URL to dictionary.
        """,
        """
        parts = urlsplit(url)
        return {
            "scheme": parts.scheme,
            "host": parts.netloc,
            "path": parts.path,
            "query": parts.query,
            "fragment": parts.fragment,
        }
        """,
        lambda r: (_url(r),),
        "from urllib.parse import urlsplit",
    ),
    made(
        "snippets.links_by_host",
        "count_hosts links_by_host urls_per_domain group_urls",
        "urls: list[str]",
        "dict[str, list[str]]",
        """
        Group {urls} by host in lower case without 'www.': a dict from host to the addresses, in order of \
        appearance.
        group urls by domain
        Return which addresses belong to which web site.
        Which links go to the same host?
        Given addresses with a scheme, collect them under their host names.
        'http://www.a.com/x' and 'https://a.com' belong together.
        """,
        """
        groups = {}
        for url in urls:
            host = urlsplit(url).netloc.lower().removeprefix("www.")
            groups.setdefault(host, []).append(url)
        return groups
        """,
        lambda r: ([_url(r) for _ in range(r.randint(0, 5))],),
        "from urllib.parse import urlsplit",
    ),
    made(
        "snippets.largest_files",
        "largest_files biggest_files top_files_by_size",
        "files: dict[str, int]; n: int = 3",
        "list[tuple[str, int]]",
        """
        The {n} largest {files} (name -> bytes) as (name, bytes) pairs, largest first, ties by name.
        biggest files
        Return which files take most space.
        Which files should be deleted to save space?
        Given a dict from file name to size, sort it by descending size and take the first {n}.
        Top of the disk usage.
        """,
        """
        return sorted(files.items(), key=lambda item: (-item[1], item[0]))[:n]
        """,
        lambda r: (
            {
                name: r.choice((r.randint(0, 5000), 100))
                for name in r.sample(["a.txt", "b.png", "c.mp3", "d.zip", "e.py"], r.randint(0, 5))
            },
            r.randint(1, 3),
        ),
    ),
    made(
        "snippets.folder_sizes",
        "folder_sizes size_per_folder directory_sizes bytes_by_folder",
        "files: dict[str, int]",
        "dict[str, int]",
        """
        Bytes in each folder of {files} (path -> bytes): the part before the last '/' or '.', sorted by \
        folder.
        size per folder
        Return a dict from folder to the sum of the files directly in it; files without a slash are in '.'.
        How much space does every directory take?
        Given paths with sizes, add up the sizes of those with the same parent.
        Folders in alphabetical order.
        """,
        """
        totals = {}
        for path, size in files.items():
            folder = path.rpartition("/")[0] or "."
            totals[folder] = totals.get(folder, 0) + size
        return dict(sorted(totals.items()))
        """,
        lambda r: (
            {
                name: r.randint(0, 900)
                for name in r.sample(
                    ["a.txt", "x/b.png", "x/c.mp3", "x/y/d.zip", "z/e.py", "f"], r.randint(0, 6)
                )
            },
        ),
    ),
    made(
        "snippets.same_name_files",
        "duplicate_file_names same_name_files files_with_same_name",
        "paths: list[str]",
        "dict[str, list[str]]",
        """
        File names, ignoring case, that occur in more than one of {paths}: a dict from lower-case name to \
        its paths.
        duplicate file names in folders
        Return which files have the same name in different folders, in order of appearance.
        Which names are used several times?
        Given paths with '/', group them by what follows the last slash and keep groups of two or more.
        Finds possible copies.
        """,
        """
        groups = {}
        for path in paths:
            groups.setdefault(path.rpartition("/")[2].lower(), []).append(path)
        return {name: found for name, found in groups.items() if len(found) > 1}
        """,
        lambda r: (
            [
                r.choice(("", "x/", "y/z/")) + r.choice(("a.txt", "A.txt", "b.py", "c.md"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "snippets.copy_name",
        "copy_name duplicate_name next_copy_name name_of_copy",
        "filename: str; existing: list[str]",
        "str",
        """
        Name for a copy of {filename} that is not among {existing}: 'a (copy).txt', then 'a (copy 2).txt' \
        and so on.
        name for a copied file
        Return the first free name with '(copy)' or '(copy N)' before the extension.
        How is the duplicate of a file called?
        Given a file name and the names in the folder, find a new one.
        The extension after the last dot is kept; a dot at the very start does not count.
        """,
        """
        stem, extension = os.path.splitext(filename)
        name, number = f"{stem} (copy){extension}", 1
        while name in existing:
            number += 1
            name = f"{stem} (copy {number}){extension}"
        return name
        """,
        lambda r: (
            r.choice(("a.txt", "b", ".env", "c.tar.gz")),
            r.sample(["a (copy).txt", "a (copy 2).txt", "b (copy)", "x"], r.randint(0, 4)),
        ),
        "import os",
    ),
    made(
        "snippets.backup_name",
        "backup_name dated_name add_date_to_name timestamped_filename",
        "filename: str; day: str",
        "str",
        """
        Put the date {day} without dashes into {filename} before its extension: 'data.csv' gives \
        'data_20240307.csv'.
        file name with a date
        Return the name of a backup from a file name and an ISO date.
        How is the backup of that day called?
        Given 'report.pdf' and '2024-03-07', insert an underscore and the eight digits before the last dot.
        Without an extension the date goes to the end.
        """,
        """
        stem, extension = os.path.splitext(filename)
        return f"{stem}_{day.replace('-', '')}{extension}"
        """,
        lambda r: (
            r.choice(("data.csv", "notes", "a.tar.gz", ".env")),
            f"20{r.randint(10, 30)}-0{r.randint(1, 9)}-1{r.randint(0, 9)}",
        ),
        "import os",
    ),
    made(
        "snippets.settings_lines",
        "settings_to_lines dump_settings write_config config_lines",
        "settings: dict",
        "list[str]",
        """
        Lines 'key = value' of {settings}, sorted by key: booleans as 'yes' or 'no', None as an empty value.
        settings as lines of a config file
        Return one line for each setting, without a space at the end for empty values.
        How is this dict saved in a config file?
        Given a flat dict, write its entries as text.
        True becomes 'yes', False 'no', numbers and texts stay.
        """,
        """
        lines = []
        for key in sorted(settings):
            value = settings[key]
            if isinstance(value, bool):
                value = "yes" if value else "no"
            elif value is None:
                value = ""
            lines.append(f"{key} = {value}".rstrip())
        return lines
        """,
        lambda r: (_settings(r),),
    ),
    made(
        "snippets.changed_settings",
        "describe_changes changed_settings config_diff diff_settings",
        "old: dict; new: dict",
        "list[str]",
        """
        Changes from {old} to {new} by key: '+ key: value' added, '- key: value' removed, '~ key: old -> \
        new' changed.
        diff of two dicts as text
        Return a line for each difference, keys in alphabetical order; equal entries are left out.
        What was changed in the settings?
        Given two flat dicts, describe what was added, removed and altered.
        Log of a configuration change.
        """,
        """
        lines = []
        for key in sorted(old.keys() | new.keys()):
            if key not in old:
                lines.append(f"+ {key}: {new[key]}")
            elif key not in new:
                lines.append(f"- {key}: {old[key]}")
            elif old[key] != new[key]:
                lines.append(f"~ {key}: {old[key]} -> {new[key]}")
        return lines
        """,
        lambda r: (_settings(r), _settings(r)),
    ),
    made(
        "snippets.count_by_type",
        "count_by_type type_counts value_types",
        "values: list[object]",
        "dict[str, int]",
        """
        How many of {values} are of each Python type, by its name such as 'int' or 'str'; names sorted.
        count values by type
        Return a dict from type name to the number of values; True and False are 'bool', None is 'NoneType'.
        What kinds of values are in the list?
        Given a mixed list, count by type.
        Statistics of a heterogeneous list.
        """,
        """
        counts = {}
        for value in values:
            name = type(value).__name__
            counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items()))
        ---
        return dict(sorted(Counter(type(value).__name__ for value in values).items()))
        """,
        lambda r: ([r.choice((1, 2, "a", True, None, 2.5, [], {})) for _ in range(r.randint(0, 6))],),
        "from collections import Counter",
    ),
    made(
        "snippets.keys_of_type",
        "keys_of_type keys_by_type fields_of_type",
        "data: dict; kind: str",
        "list[str]",
        """
        Sorted keys of {data} whose value has exactly the type named {kind}, such as 'int', 'str' or 'bool'.
        keys with values of a type
        Return the names of all fields of one kind; True is a bool and no int.
        Which entries are numbers?
        Given a dict and a type name, compare the type of every value.
        Filters keys by type.
        """,
        """
        return sorted(key for key, value in data.items() if type(value).__name__ == kind)
        """,
        lambda r: (_settings(r), r.choice(("int", "str", "bool", "float"))),
    ),
    made(
        "snippets.spaced_digits",
        "counter_display odometer_display digit_display spaced_digits",
        "number: int; width: int = 4",
        "str",
        """
        Digits of {number} as on a counter: padded with zeros to {width}, parted by spaces; too long ones \
        show all 9.
        counter display
        Return the text of a display with {width} places; a number that does not fit is shown as nines.
        What does the counter show?
        Given a number of at least 0 and the places, write '0 0 4 2' for 42 and 4.
        Odometer with a limited number of digits.
        """,
        """
        number = min(number, 10**width - 1)
        return " ".join(str(number).zfill(width))
        """,
        lambda r: (r.choice((0, 42, 9999, 10000, r.randint(0, 99999))), r.choice((4, 3, 5))),
    ),
    made(
        "snippets.two_columns",
        "two_columns side_by_side columns_text left_and_right",
        "left: list[str]; right: list[str]; gap: int = 2",
        "list[str]",
        """
        Print {left} and {right} next to each other: left lines padded to the longest one plus {gap} spaces.
        two columns of text
        Return as many lines as the longer list has; missing lines are empty and spaces at the end are \
        removed.
        How are two lists shown side by side?
        Given two lists of lines, put them in two aligned columns.
        Text layout for a terminal.
        """,
        """
        width = max((len(line) for line in left), default=0) + gap
        return [(a.ljust(width) + b).rstrip() for a, b in zip_longest(left, right, fillvalue="")]
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4), r.choice((2, 1, 4))),
        "from itertools import zip_longest",
    ),
    made(
        "snippets.boxed_title",
        "box_title boxed_text draw_box_around unicode_box",
        "text: str; padding: int = 1",
        "str",
        """
        Put {text} in a box of '+', '-' and '|' with {padding} spaces on both sides: three lines.
        text in an ascii box
        Return the box with the text in the middle line, joined by line breaks.
        How is a title framed for the terminal?
        Given a single line, draw a border with corners around it.
        '+-----+', '| abc |', '+-----+'.
        """,
        """
        border = "+" + "-" * (len(text) + 2 * padding) + "+"
        space = " " * padding
        return f"{border}\\n|{space}{text}{space}|\\n{border}"
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice((1, 0, 2))),
    ),
    made(
        "snippets.spinner",
        "spinner_frame loading_frame spinner animation_frame",
        "step: int; frames: str = '|/-\\\\'",
        "str",
        """
        Character of {frames} to show at a {step} from 0: they follow each other and begin again at the end.
        spinner frame
        Return the sign of a loading animation for a step.
        What does the spinner show now?
        Given a counter, cycle through the characters.
        Text animation with one character.
        """,
        """
        return frames[step % len(frames)]
        """,
        lambda r: (r.randint(0, 12), r.choice(("|/-\\", ".oO", "-+"))),
    ),
    made(
        "snippets.loading_dots",
        "loading_text loading_dots waiting_dots animated_dots",
        "step: int; text: str = 'Loading'; dots: int = 3",
        "str",
        """
        {text} followed by 0 to {dots} dots that grow with every {step} and then start over.
        loading dots
        Return the text for one step of an animation: no dot at step 0, one at step 1 and so on.
        How does 'Loading...' look at this moment?
        Given a counter, append as many dots as step modulo dots plus 1.
        With 3 dots, step 4 shows none again.
        """,
        """
        return text + "." * (step % (dots + 1))
        """,
        lambda r: (r.randint(0, 12), r.choice(("Loading", "Wait")), r.choice((3, 5))),
    ),
    made(
        "snippets.confirm_answer",
        "parse_yes_no read_yes_no is_yes confirm",
        "answer: str; default: bool | None = None",
        "bool | None",
        """
        True for 'y' or 'yes', False for 'n' or 'no', {default} for an empty {answer} and None for anything \
        else.
        yes or no answer
        Return what somebody means who was asked to confirm; case and outer spaces do not matter.
        Did the user agree?
        Given typed text, interpret it as yes or no; just pressing Enter takes the default.
        Reads a confirmation.
        """,
        """
        answer = answer.strip().lower()
        if not answer:
            return default
        if answer in ("y", "yes"):
            return True
        if answer in ("n", "no"):
            return False
        return None
        """,
        lambda r: (
            r.choice(("y", "YES", " no ", "n", "", " ", "maybe", "yep")),
            r.choice((True, False, None)),
        ),
    ),
    made(
        "snippets.live_badge",
        "count_badge badge_text notification_badge capped_count",
        "count: int; limit: int = 99",
        "str",
        """
        Text of a badge: '' for a {count} of 0 or less, the number up to {limit}, then '99+' with the limit.
        notification badge
        Return what stands in the small circle at an icon.
        How is a large number of notifications shown?
        Given a count, write it, but not beyond the limit.
        100 with a limit of 99 is '99+'.
        """,
        """
        if count <= 0:
            return ""
        return str(count) if count <= limit else f"{limit}+"
        """,
        lambda r: (r.choice((0, -1, 9, 10, 99, 100, r.randint(1, 300))), r.choice((99, 9, 50))),
    ),
    made(
        "snippets.video_time",
        "video_time playback_time player_time format_playback",
        "position: int; length: int",
        "str",
        """
        Time of a player: '1:05 / 12:30' from {position} and {length} in seconds, with hours only if \
        {length} has some.
        playback position
        Return both times in the same form, minutes and seconds or hours, minutes and seconds.
        What does the video player show?
        Given two numbers of seconds, format them; with an hour or more both are 'H:MM:SS'.
        The position is limited to the length.
        """,
        """
        def text(seconds):
            if length >= 3600:
                return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
            return f"{seconds // 60}:{seconds % 60:02}"

        return f"{text(min(position, length))} / {text(length)}"
        """,
        lambda r: (r.choice((0, 65, r.randint(0, 4000))), r.choice((750, 3600, r.randint(1, 9000)))),
    ),
    made(
        "snippets.relative_time",
        "relative_time how_long_ago time_since ago_text",
        "seconds: int",
        "str",
        """
        Say how long ago {seconds} were: 'just now' below a minute, then '5 minutes ago', '1 hour ago', '3 \
        days ago'.
        relative time with full words
        Return the time since an event in its largest unit of minutes, hours, days or years (365 days), \
        rounded down.
        When was that?
        Given seconds that have passed, name the unit in singular or plural and 'ago'.
        Human-readable age of a post.
        """,
        """
        for size, unit in ((365 * 86400, "year"), (86400, "day"), (3600, "hour"), (60, "minute")):
            if seconds >= size:
                count = seconds // size
                return f"{count} {unit}{'' if count == 1 else 's'} ago"
        return "just now"
        """,
        lambda r: (r.choice((0, 59, 60, 3600, 7200, 86400, r.randint(0, 4000), r.randint(0, 10**8))),),
    ),
    made(
        "snippets.sentence_of_list",
        "list_with_count summarize_list preview_list list_preview",
        "items: list[str]; limit: int = 3",
        "str",
        """
        '5 items: a, b, c, ...' for {items}: how many there are and the first {limit}; 'no items' if empty, \
        '1 item: a'.
        short description of a list
        Return the number of elements and a preview, with ', ...' if there are more.
        What is in the list, in short?
        Given texts, write their count in singular or plural and the first few of them.
        Summary for a log message.
        """,
        """
        if not items:
            return "no items"
        shown = ", ".join(items[:limit]) + (", ..." if len(items) > limit else "")
        return f"{len(items)} item{'' if len(items) == 1 else 's'}: {shown}"
        """,
        lambda r: (draw.words(r, 0, 6), r.choice((3, 2, 4))),
    ),
    made(
        "snippets.vending_change",
        "vending_machine buy_from_machine vend purchase",
        "stock: dict[str, tuple[int, int]]; item: str; money: int",
        "tuple[str, int]",
        """
        Buy {item} from a machine with {stock} (item -> (price, count)) for {money}: a message and the \
        money given back.
        vending machine
        Return ('unknown item', money), ('sold out', money), ('not enough money', money) or ('here you \
        are', change).
        What does the machine do?
        Given prices and counts, check that the item exists, is there and is paid for, in this order.
        All the money comes back when nothing is sold.
        """,
        """
        if item not in stock:
            return "unknown item", money
        price, count = stock[item]
        if count == 0:
            return "sold out", money
        if money < price:
            return "not enough money", money
        return "here you are", money - price
        """,
        lambda r: (
            {
                name: (r.randint(1, 5), r.choice((0, 1, 3)))
                for name in r.sample(["cola", "chips", "gum"], r.randint(0, 3))
            },
            r.choice(("cola", "chips", "gum")),
            r.randint(0, 8),
        ),
    ),
    made(
        "snippets.print_queue",
        "print_queue queue_finish_times completion_times job_finish_times",
        "jobs: list[tuple[str, int]]; speed: int",
        "dict[str, int]",
        """
        When each of the {jobs} (name, pages) is ready if {speed} pages a minute are printed: name -> \
        minutes, rounded up.
        print queue
        Return after how many minutes every document is finished, jobs being printed one after the other.
        When will my document be ready?
        Given jobs in order and the speed of the printer, add up the pages and divide, rounding up.
        Pages are printed without a break between the jobs.
        """,
        """
        finished, pages = {}, 0
        for name, count in jobs:
            pages += count
            finished[name] = -(-pages // speed)
        return finished
        ---
        totals = accumulate(count for _, count in jobs)
        return {name: math.ceil(total / speed) for (name, _), total in zip(jobs, totals)}
        """,
        lambda r: (
            [(name, r.randint(1, 30)) for name in r.sample(["a", "b", "c", "d"], r.randint(0, 4))],
            r.choice((5, 10, 3)),
        ),
        ("import math", "from itertools import accumulate"),
    ),
    made(
        "snippets.call_center",
        "assign_calls least_busy assign_to_least_busy balance_load",
        "durations: list[int]; agents: list[str]",
        "dict[str, int]",
        """
        Total time of each of {agents} when every call in {durations} goes to whoever has the least so far, \
        first on a tie.
        assign work to the least busy
        Return a dict from agent to the sum of the minutes assigned, in the order of the agents.
        Who works how long if calls are shared fairly?
        Given lengths of calls in order and the agents, always choose the one with the smallest load.
        Greedy load balancing.
        """,
        """
        load = dict.fromkeys(agents, 0)
        for duration in durations:
            if load:
                load[min(load, key=load.get)] += duration
        return load
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 6))], ["Ann", "Bo", "Cy"][: r.randint(0, 3)]),
    ),
    made(
        "snippets.wettest_month",
        "wettest_month rainiest_month month_with_most_rain",
        "rain: dict[str, float]",
        "str | None",
        """
        Month 'YYYY-MM' with the largest sum of {rain} (date 'YYYY-MM-DD' -> mm); the earliest on a tie, \
        None if empty.
        wettest month
        Return in which month most rain fell.
        Which month was the rainiest?
        Given millimeters by date, add them up by month and find the largest total.
        Maximum of monthly sums.
        """,
        """
        totals = {}
        for day in sorted(rain):
            totals[day[:7]] = totals.get(day[:7], 0) + rain[day]
        return max(totals, key=totals.get, default=None)
        """,
        lambda r: (
            {
                f"2024-0{r.randint(1, 3)}-1{r.randint(0, 9)}": float(r.randint(0, 20))
                for _ in range(r.randint(0, 6))
            },
        ),
    ),
    made(
        "snippets.king_moves",
        "king_moves king_squares moves_of_king",
        "square: str",
        "list[str]",
        """
        Sorted squares next to {square} such as 'e4', to which a chess king can move on an empty board.
        king moves
        Return the three to eight neighboring fields, diagonals included.
        Where can the king go?
        Given a field in chess notation, list all fields one step away.
        From a corner there are three.
        """,
        """
        column, row = ord(square[0]), int(square[1])
        return sorted(
            chr(c) + str(r)
            for c in range(max(ord("a"), column - 1), min(ord("h"), column + 1) + 1)
            for r in range(max(1, row - 1), min(8, row + 1) + 1)
            if (c, r) != (column, row)
        )
        """,
        lambda r: (r.choice("abcdefgh") + r.choice("12345678"),),
    ),
    made(
        "snippets.drop_pairs",
        "remove_pairs discard_pairs drop_pairs old_maid",
        "cards: list[str]",
        "list[str]",
        """
        {cards} without pairs: of each value only one is left if it occurs an odd number of times, sorted.
        discard pairs from a hand
        Return the sorted cards that remain after all pairs of equal ones are put down.
        Which cards are left without a partner?
        Given card values, remove two equal ones again and again.
        Old Maid hand after discarding.
        """,
        """
        return sorted(card for card, count in Counter(cards).items() if count % 2)
        ---
        left = set()
        for card in cards:
            left ^= {card}
        return sorted(left)
        """,
        lambda r: ([r.choice("2 3 J Q K".split()) for _ in range(r.randint(0, 8))],),
        "from collections import Counter",
    ),
)
