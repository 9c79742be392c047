"""Chores of small scripts: file names, paths, log lines, cells and rows, settings, web addresses."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _path(r: Random) -> str:
    folders = [
        r.choice(("home", "ada", "docs", "src", "tmp", "My Files", "..", ".")) for _ in range(r.randint(0, 3))
    ]
    return r.choice(("", "/", "/")) + "/".join([*folders, draw.file_name(r)])


def _files(r: Random) -> list[str]:
    return [draw.file_name(r) for _ in range(r.randint(0, 6))]


def _url(r: Random) -> str:
    host = r.choice(
        ("example.com", "www.Example.com", "shop.example.org:8080", "localhost:3000", "docs.site.io")
    )
    path = r.choice(("", "/", "/a/b", "/blog/post-1/", "/img/logo.PNG", "/index.html"))
    query = r.choice(("", "", "?q=tea", "?a=1&b=2", "?utm_source=x&id=7", "?page=2&page=3", "?flag"))
    return f"{r.choice(('http://', 'https://', 'https://'))}{host}{path}{query}{r.choice(('', '', '#top'))}"


def _query(r: Random) -> str:
    parts = [
        r.choice(("a=1", "b=2", "q=tea", "page=3", "flag", "a=5", "x=", "utm_source=mail"))
        for _ in range(r.randint(0, 4))
    ]
    return "&".join(parts)


def _log(r: Random) -> str:
    day, hour, minute = r.randint(1, 28), r.randint(0, 23), r.randint(0, 59)
    level = r.choice(("INFO", "ERROR", "WARNING", "DEBUG", "ERROR"))
    message = r.choice(("disk full", "user ada logged in", "took 35 ms", "retry: 3 left", "done", "code=404"))
    return f"2024-03-{day:02d} {hour:02d}:{minute:02d}:00 {level} {message}"


def _logs(r: Random) -> list[str]:
    lines = [_log(r) for _ in range(r.randint(0, 5))]
    return [*lines, r.choice(("", "Traceback", "broken line"))] if r.random() < 0.3 else lines


def _cells(r: Random) -> list[str]:
    pool = (
        "",
        " ",
        "tea",
        "12",
        "3.5",
        "-4",
        "N/A",
        "yes",
        "No",
        "TRUE",
        "a,b",
        ' "x" ',
        "1,200",
        "null",
        "7%",
    )
    return [r.choice(pool) for _ in range(r.randint(0, 5))]


def _rows(r: Random) -> list[list[str]]:
    return [_cells(r) for _ in range(r.randint(0, 4))]


def _config(r: Random) -> str:
    lines = [
        r.choice(
            (
                "host=local",
                "port = 80",
                "# comment",
                "",
                "debug=true",
                "path=a=b",
                "  name = Ada ",
                "broken",
                "port=8080",
                "empty=",
                "; note",
                "[server]",
                "[db]",
            )
        )
        for _ in range(r.randint(0, 6))
    ]
    return "\n".join(lines)


def _copies(r: Random) -> tuple[str, list[str]]:
    stem, ending = r.choice((("a", ".txt"), ("photo", ".JPG"), ("README", "")))
    pool = (stem + ending, f"{stem} (1){ending}", f"{stem} (2){ending}", f"{stem} (3){ending}", "b.txt")
    return stem + ending, r.sample(pool, r.randint(0, 5))


def _blank_columns(r: Random) -> tuple[list[list[str]]]:
    columns = [
        [r.choice(("", " ", "x", "y")) if r.random() < 0.4 else "" for _ in range(3)]
        for _ in range(r.randint(1, 4))
    ]
    rows = [list(row) for row in zip(*columns, strict=True)]
    return (rows[: r.randint(0, 3)],)


def _header_rows(r: Random) -> tuple[list[list[str]]]:
    header = r.sample(("id", "name", "city"), r.randint(1, 3))
    body = [[r.choice(("1", "", "tea")) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 3))]
    return (r.choice(([], [header], [header, *body], [header, *body])),)


ENTRIES = (
    made(
        "script_chores.lower_extension",
        "lower_extension normalize_extension fix_extension_case tidy_extension",
        "filename: str",
        "str",
        """
        Write the extension of {filename} in lower case and '.jpeg' as '.jpg'; the rest stays.
        normalize a file extension
        Only what follows the last dot is lower-cased, and jpeg becomes jpg; without a dot no change.
        'photo.JPG' becomes 'photo.jpg', 'Photo 7.jpeg' becomes 'Photo 7.jpg'; no dot, no change.
        Unify the ending of a file name: small letters, jpg instead of jpeg.
        """,
        """
        stem, dot, extension = filename.rpartition(".")
        if not dot:
            return filename
        extension = extension.lower()
        return stem + dot + ("jpg" if extension == "jpeg" else extension)
        ---
        parts = filename.split(".")
        if len(parts) > 1:
            parts[-1] = parts[-1].lower()
            if parts[-1] == "jpeg":
                parts[-1] = "jpg"
        return ".".join(parts)
        """,
        lambda r: (
            r.choice(("My ", "", "v1."))
            + draw.word(r).title()
            + r.choice((".JPG", ".jpeg", ".Jpeg", ".txt", "", ".")),
        ),
    ),
    made(
        "script_chores.file_kind",
        "file_kind kind_of_file file_category classify_file",
        "filename: str",
        "str",
        """
        Classify {filename}: jpg, jpeg, png are 'image'; txt, csv, pdf, docx 'document'; else 'other'.
        kind of a file
        Return 'image', 'document' or 'other' from what follows the last dot, ignoring case.
        Images end in jpg, jpeg or png, documents in txt, csv, pdf or docx; all else is 'other'.
        Tell from the ending whether a file is a picture or a document; upper case endings count too.
        """,
        """
        extension = filename.lower().rpartition(".")[2] if "." in filename else ""
        if extension in ("jpg", "jpeg", "png"):
            return "image"
        if extension in ("txt", "csv", "pdf", "docx"):
            return "document"
        return "other"
        ---
        kinds = {"image": (".jpg", ".jpeg", ".png"), "document": (".txt", ".csv", ".pdf", ".docx")}
        for kind, endings in kinds.items():
            if filename.lower().endswith(endings):
                return kind
        return "other"
        """,
        lambda r: (draw.file_name(r),),
    ),
    made(
        "script_chores.numbered_copy",
        "copy_name next_copy_name numbered_copy duplicate_file_name",
        "filename: str; existing: list[str]",
        "str",
        """
        Name for a copy of {filename}: ' (1)', ' (2)', ... before the extension, the first not in {existing}.
        file name of the next copy
        Return {filename} if it is not in {existing}, else insert the smallest free number in parentheses.
        'a.txt' becomes 'a (1).txt' if it exists already; the number goes before the last dot, or at the end.
        Avoid overwriting: add a counter in brackets in front of the ending until the name is free.
        """,
        """
        stem, dot, extension = filename.rpartition(".")
        if not dot:
            stem, extension = filename, ""
        candidate, number = filename, 0
        while candidate in existing:
            number += 1
            candidate = f"{stem} ({number}){dot}{extension}"
        return candidate
        ---
        if filename not in existing:
            return filename
        position = filename.rfind(".") if "." in filename else len(filename)
        number = 1
        while filename[:position] + f" ({number})" + filename[position:] in existing:
            number += 1
        return f"{filename[:position]} ({number}){filename[position:]}"
        """,
        _copies,
    ),
    made(
        "script_chores.safe_file_name",
        "safe_file_name sanitize_file_name clean_file_name valid_file_name",
        "name: str; limit: int = 20",
        "str",
        """
        Replace each of <>:"/\\|?* in {name} by '_', trim spaces and dots, cut to {limit}; or 'unnamed'.
        safe name for a file
        The characters <>:"/\\|?* become underscores; the ends lose spaces and dots; at most {limit}.
        Sanitize: no < > : " / \\ | ? *, no dots or blanks at the ends, up to {limit} long, else 'unnamed'.
        'report: final*.txt' becomes 'report_ final_.txt'; nothing left gives 'unnamed'.
        """,
        """
        cleaned = "".join("_" if char in '<>:"/\\\\|?*' else char for char in name)
        return cleaned.strip(" .")[:limit] or "unnamed"
        ---
        for char in '<>:"/\\\\|?*':
            name = name.replace(char, "_")
        name = name.strip(". ")
        return name[:limit] if name else "unnamed"
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "a/b",
                    "What? Why!",
                    "report: final*.txt",
                    "...",
                    "  tea  ",
                    "a<b>c",
                    'x"y',
                    "long name of a file",
                )
            ),
            r.choice((5, 10, 20, 20)),
        ),
    ),
    made(
        "script_chores.pad_file_number",
        "pad_file_number zero_pad_file_name pad_number_in_name align_number",
        "filename: str; width: int = 3",
        "str",
        """
        Pad the first number in {filename} with zeros to {width} digits; no number, no change.
        zero-pad the number of a file name
        'img_12.png' becomes 'img_012.png' for {width} 3; only the first run of digits, longer ones stay.
        Fill the first number of the name with leading zeros so that files sort well.
        Make the first group of digits at least {width} wide; names without digits are returned as they are.
        """,
        """
        import re

        return re.sub(r"\\d+", lambda match: match.group().zfill(width), filename, count=1)
        ---
        start = 0
        while start < len(filename) and not filename[start].isdigit():
            start += 1
        end = start
        while end < len(filename) and filename[end].isdigit():
            end += 1
        return filename[:start] + (filename[start:end].zfill(width) if end > start else "") + filename[end:]
        """,
        lambda r: (draw.file_name(r), r.choice((2, 3, 4))),
    ),
    made(
        "script_chores.natural_sort_files",
        "natural_sort natural_sort_files sort_file_names sort_with_numbers",
        "filenames: list[str]",
        "list[str]",
        """
        Sort {filenames} naturally: numbers by value, letters without case, so that img2 is before img10.
        natural order of file names
        Order the names so that runs of digits compare as numbers and the text between ignores case.
        Sort like a file manager does: 'img2.png' comes before 'img10.png'; equal keys keep their order.
        Natural sorting: split each name into digits and other text; numbers count by their value.
        """,
        """
        import re

        def key(filename: str) -> list[tuple[int, int, str]]:
            parts = re.findall(r"\\d+|\\D+", filename.lower())
            return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts]

        return sorted(filenames, key=key)
        ---
        def key(filename: str) -> list[tuple[int, int, str]]:
            result: list[tuple[int, int, str]] = []
            run = ""
            for index, char in enumerate(filename.lower()):
                run += char
                following = filename[index + 1 : index + 2]
                if not following or following.isdigit() != char.isdigit():
                    result.append((0, int(run), "") if char.isdigit() else (1, 0, run))
                    run = ""
            return result

        return sorted(filenames, key=key)
        """,
        lambda r: (
            [
                r.choice(("img10.png", "img2.png", "Img1.png", "a.txt", "b2", "b10", "img02.png"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "script_chores.missing_numbers_in_files",
        "missing_file_numbers gaps_in_series missing_frames missing_numbers",
        "filenames: list[str]",
        "list[int]",
        """
        Which numbers are missing between the lowest and the highest first number of {filenames}?
        gaps in a series of numbered files
        Take the first number of every name (names without are ignored) and list the absent ones in between.
        'img_001', 'img_004' lack [2, 3]; sorted, and empty when there are no numbers or no gaps.
        Find the frames that are not there: whole numbers from smallest to largest that no file name has.
        """,
        """
        import re

        matches = [re.search(r"\\d+", filename) for filename in filenames]
        numbers = {int(match.group()) for match in matches if match}
        if not numbers:
            return []
        return [number for number in range(min(numbers), max(numbers)) if number not in numbers]
        ---
        numbers = set()
        for filename in filenames:
            digits = ""
            for char in filename:
                if char.isdigit():
                    digits += char
                elif digits:
                    break
            if digits:
                numbers.add(int(digits))
        return sorted(set(range(min(numbers), max(numbers) + 1)) - numbers) if numbers else []
        """,
        lambda r: (
            [f"img_{r.randint(1, 8):03d}.png" for _ in range(r.randint(0, 5))]
            + r.choice(([], ["cover.png"])),
        ),
    ),
    made(
        "script_chores.join_path",
        "join_path path_join build_path join_parts_of_path",
        "parts: list[str]",
        "str",
        """
        Join {parts} with single slashes; empty parts are skipped, a slash at the start of the first is kept.
        join the parts of a path
        Strip slashes from every part and join with '/'; the result starts with '/' if the first part does.
        Build a path without doubled slashes; parts that are empty or only slashes add nothing.
        ['a/', '/b', 'c'] is 'a/b/c'; it is absolute only if the first of {parts} begins with a slash.
        """,
        """
        root = "/" if parts and parts[0].startswith("/") else ""
        stripped = [part.strip("/") for part in parts]
        return root + "/".join(part for part in stripped if part)
        ---
        path = ""
        for part in parts:
            part = part.strip("/")
            if part:
                path += "/" + part
        path = path[1:]
        return "/" + path if parts and parts[0][:1] == "/" else path
        """,
        lambda r: ([r.choice(("a", "/b", "c/", "", "/", "d/e", "f.txt")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "script_chores.normal_path",
        "normalize_path simplify_path clean_path resolve_dots",
        "path: str",
        "str",
        """
        Simplify the relative {path}: drop '.' and empty parts, let '..' remove the part before; '' gives '.'.
        resolve dots in a path
        Remove '.', doubled and final slashes and solve 'x/..'; a '..' with nothing before it stays.
        'a/./b/../c' becomes 'a/c'; leading '..' are kept, an empty result is '.'.
        Normalize a relative path part by part, as os.path does, with '.' for the empty path.
        """,
        """
        parts: list[str] = []
        for part in path.split("/"):
            if part in ("", "."):
                continue
            if part == ".." and parts and parts[-1] != "..":
                parts.pop()
            else:
                parts.append(part)
        return "/".join(parts) or "."
        ---
        import posixpath

        return posixpath.normpath(path)
        """,
        lambda r: (
            r.choice(("a/./b", "a//b/", "a/../b", "../x", "", ".", "a/b/../..", "a/../../b", "./c"))
            if r.random() < 0.8
            else _path(r).lstrip("/"),
        ),
    ),
    made(
        "script_chores.shorten_path",
        "shorten_path abbreviate_path short_path compact_path",
        "path: str",
        "str",
        """
        Shorten {path}: all folders but the last part become their first letter, as in '/h/a/notes.txt'.
        abbreviate the folders of a path
        Keep the final part and reduce the others to one character; '..' stays, so do slashes.
        Like a shell prompt: 'home/ada/docs' is 'h/a/docs'; only the last component is written in full.
        Every folder except the last is cut to its first letter; the part '..' is not cut.
        """,
        """
        *folders, last = path.split("/")
        return "/".join([folder if folder == ".." else folder[:1] for folder in folders] + [last])
        ---
        result = ""
        parts = path.split("/")
        for part in parts[:-1]:
            result += (part if part == ".." else "".join(part[0:1])) + "/"
        return result + parts[-1]
        """,
        lambda r: (_path(r),),
    ),
    made(
        "script_chores.ellipsis_path",
        "ellipsis_path middle_ellipsis_path path_with_ellipsis display_path",
        "path: str",
        "str",
        """
        Show {path} as its first part, '...' and its last part if it has more than three parts.
        shorten a long path for display
        With four or more parts between slashes return 'first/.../last'; shorter paths stay as they are.
        'a/b/c/d' becomes 'a/.../d'; up to three parts nothing changes; a leading slash counts as a part.
        Replace the middle of a deep path by three dots, keeping the beginning and the file.
        """,
        """
        parts = path.split("/")
        if len(parts) <= 3:
            return path
        return f"{parts[0]}/.../{parts[-1]}"
        ---
        if path.count("/") < 3:
            return path
        return path[: path.index("/")] + "/..." + path[path.rindex("/") :]
        """,
        lambda r: (_path(r) if r.random() < 0.5 else "/".join(draw.words(r, 1, 6)),),
    ),
    made(
        "script_chores.path_depth",
        "path_depth folder_depth nesting_depth count_folders",
        "path: str",
        "int",
        """
        How many folders deep is {path}? Count its parts but the last; '.' and empty parts do not count.
        depth of a path
        Number of parts between slashes minus one, ignoring '' and '.'; at least 0.
        '/home/ada/x.txt' is 2 deep, 'x.txt' 0; doubled or final slashes and '.' make no difference.
        Count the directories above the last component of {path}, without '.' parts.
        """,
        """
        parts = [part for part in path.split("/") if part not in ("", ".")]
        return max(0, len(parts) - 1)
        ---
        depth = -1
        for part in path.split("/"):
            if part and part != ".":
                depth += 1
        return depth if depth > 0 else 0
        """,
        lambda r: (_path(r) + r.choice(("", "/", "//")),),
    ),
    made(
        "script_chores.relative_to",
        "relative_to path_below strip_root inside_path",
        "path: str; root: str",
        "str",
        """
        Return what follows {root} in {path}, without leading slash; {path} itself if it is not inside.
        path relative to a folder
        If {path} lies in the folder {root} cut that off, '.' if they are equal; otherwise leave the path.
        '/home/ada/x' below '/home/ada' is 'x'; '/home/adam' is not inside; slashes at the end do not matter.
        Make a path relative: equal to {root} gives '.', outside of it the path is returned unchanged.
        """,
        """
        base = root.rstrip("/")
        if path.rstrip("/") == base:
            return "."
        if path.startswith(base + "/"):
            return path[len(base) + 1 :]
        return path
        ---
        base = root.rstrip("/") + "/"
        if path.rstrip("/") + "/" == base:
            return "."
        return path.removeprefix(base)
        """,
        lambda r: (
            r.choice(("/home/ada/x.txt", "/home/adam/y", "/home/ada", "src/a.py", "/x", "/home/ada/")),
            r.choice(("/home/ada", "/home/ada/", "src", "/")),
        ),
    ),
    made(
        "script_chores.hidden_path",
        "is_hidden_path has_hidden_part hidden_path inside_hidden_folder",
        "path: str",
        "bool",
        """
        Does any part of {path} start with a dot, other than '.' and '..'?
        hidden file or folder
        True if a component of the path is hidden, so begins with '.' but is not '.' or '..' itself.
        Check whether a file is hidden or lies in a hidden folder; '.' and '..' are no hidden parts.
        Look at the parts between slashes: '.git/x' is hidden, '../x' is not.
        """,
        """
        return any(part.startswith(".") and part not in (".", "..") for part in path.split("/"))
        ---
        for part in path.split("/"):
            if part[:1] == "." and part != "." and part != "..":
                return True
        return False
        """,
        lambda r: (
            "/".join(
                r.choice(("src", ".git", "a", "..", ".", ".env", "b.txt")) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "script_chores.windows_path",
        "to_posix_path windows_to_posix convert_windows_path posix_path",
        "path: str",
        "str",
        """
        Write the Windows {path} for Linux: backslashes become '/', a drive 'C:' becomes '/c'.
        Windows path to POSIX path
        Replace backslashes by slashes and a leading drive letter with colon by a slash and the small letter.
        Convert a path: the drive (letter and colon at the start) is written '/c', the separators become '/'.
        Return the path with forward slashes; paths without a drive only have their backslashes changed.
        """,
        """
        path = path.replace("\\\\", "/")
        if len(path) > 1 and path[0].isalpha() and path[1] == ":":
            path = "/" + path[0].lower() + path[2:]
        return path
        ---
        drive, colon, rest = path.partition(":")
        if colon and len(drive) == 1 and drive.isalpha():
            path = f"/{drive.lower()}{rest}"
        return "/".join(path.split("\\\\"))
        """,
        lambda r: (r.choice(("C:\\Users\\Ada", "D:\\", "docs\\a.txt", "a/b", "", "c:\\x\\\\y", "E:")),),
    ),
    made(
        "script_chores.rename_extension",
        "replace_extension change_extension with_extension swap_extension",
        "filename: str; extension: str",
        "str",
        """
        Give {filename} the {extension} instead of its own, dot optional; an empty {extension} removes it.
        change the file extension
        Replace what follows the last dot; a name without one, or only a dot in front, gets it added.
        'a.txt' with 'md' or '.md' is 'a.md', with '' it is 'a'; '.gitignore' counts as having no extension.
        Return the file name with another ending; the given ending may or may not start with a dot.
        """,
        """
        stem, dot, _ = filename.rpartition(".")
        if not dot or not stem:
            stem = filename
        extension = extension.removeprefix(".")
        return f"{stem}.{extension}" if extension else stem
        ---
        import os.path

        stem = os.path.splitext(filename)[0]
        if extension and not extension.startswith("."):
            extension = "." + extension
        return stem + extension
        """,
        lambda r: (draw.file_name(r), r.choice(("txt", ".md", "", "PNG"))),
    ),
    made(
        "script_chores.double_extension",
        "full_extension double_extension compound_extension archive_extension",
        "filename: str",
        "str",
        """
        Return the extension of {filename} in lower case, '.tar.gz' as one; '' if there is none.
        extension with tar archives
        What follows the last dot, with the dot, and '.tar' if it stands before; a dot in front is none.
        '.gz' for 'c.gz' but '.tar.gz' for 'a.tar.gz'; hidden files such as '.bashrc' have ''.
        File ending in small letters; for .tar.something both endings belong to it.
        """,
        """
        import os.path

        stem, extension = os.path.splitext(filename.lower())
        inner, second = os.path.splitext(stem)
        return second + extension if extension and second == ".tar" else extension
        ---
        name = filename.lower()
        parts = name.lstrip(".").split(".")
        if len(parts) < 2:
            return ""
        if len(parts) > 2 and parts[-2] == "tar":
            return ".tar." + parts[-1]
        return "." + parts[-1]
        """,
        lambda r: (
            r.choice(
                ("a.tar.gz", "b.TAR.bz2", "c.gz", "tar.gz", "d.txt", "README", ".bashrc", "x.y.z", ".tar.gz")
            ),
        ),
    ),
    made(
        "script_chores.date_in_name",
        "date_from_file_name find_date_in_name file_date extract_file_date",
        "filename: str",
        "str",
        """
        Find a date 20yymmdd in {filename}, perhaps with - or _ between, and return 'yyyy-mm-dd', else ''.
        date in a file name
        Look for year 20xx, month 01-12 and day 01-31, parted by nothing, '-' or '_'; '' without a date.
        'IMG_20240315_1.jpg' gives '2024-03-15'; month and day must be possible (1-12, 1-31).
        Extract the first date like 20240315, 2024-03-15 or 2024_03_15 from a name in ISO form.
        """,
        """
        import re

        pattern = r"(20\\d\\d)[-_]?(0[1-9]|1[0-2])[-_]?(0[1-9]|[12]\\d|3[01])"
        match = re.search(pattern, filename)
        return "-".join(match.groups()) if match else ""
        ---
        import re

        for match in re.finditer(r"(?=(20\\d\\d)[-_]?(\\d\\d)[-_]?(\\d\\d))", filename):
            year, month, day = match.groups()
            if 1 <= int(month) <= 12 and 1 <= int(day) <= 31:
                return f"{year}-{month}-{day}"
        return ""
        """,
        lambda r: (
            r.choice(
                (
                    "IMG_20240315_1.jpg",
                    "report-2024-03-15.pdf",
                    "a.txt",
                    "",
                    "12345678.txt",
                    "scan 2023_12_31.png",
                    "x2024031.png",
                    "20241301.csv",
                )
            ),
        ),
    ),
    made(
        "script_chores.ignored_files",
        "without_ignored filter_ignored files_to_keep skip_ignored",
        "filenames: list[str]; patterns: list[str]",
        "list[str]",
        """
        Drop the {filenames} that one of {patterns} matches: '*.ext' by ending, anything else by equality.
        files that are not ignored
        A pattern with a star in front means every name with that ending; others must be equal to the name.
        Keep what no pattern covers; blank patterns and those starting with '#' do nothing.
        Filter as an ignore file does: '*.csv' for an ending, plain names; comments (#) and blanks skipped.
        """,
        """
        def ignored(filename: str) -> bool:
            for pattern in patterns:
                if pattern.startswith("*"):
                    if filename.endswith(pattern[1:]):
                        return True
                elif pattern and not pattern.startswith("#") and filename == pattern:
                    return True
            return False

        return [filename for filename in filenames if not ignored(filename)]
        ---
        endings = tuple(pattern[1:] for pattern in patterns if pattern[:1] == "*")
        names = {pattern for pattern in patterns if pattern and pattern[0] not in "*#"}
        return [name for name in filenames if name not in names and not name.endswith(endings)]
        """,
        lambda r: (
            [
                r.choice(("a.txt", "b.csv", "README", "c.png", "notes.txt", "main.py"))
                for _ in range(r.randint(0, 6))
            ],
            r.sample(("*.txt", "README", "*.csv", "# note", "", "*.png"), r.randint(0, 5)),
        ),
    ),
    made(
        "script_chores.plan_renames",
        "plan_renames rename_plan number_files new_names",
        "filenames: list[str]; prefix: str",
        "list[tuple[str, str]]",
        """
        Pair each of {filenames} with {prefix}, its position from 1 (at least 2 digits) and its own extension.
        plan to rename files
        (old, new) pairs: new is prefix + number of two digits or more + the ending from the last dot.
        [('a.JPG', 'img01.JPG'), ...]; a name without a dot gets no extension.
        Number the files in the given order after a prefix and keep what starts at the last dot.
        """,
        """
        pairs = []
        for number, filename in enumerate(filenames, start=1):
            _, dot, extension = filename.rpartition(".")
            pairs.append((filename, f"{prefix}{number:02d}{dot}{extension if dot else ''}"))
        return pairs
        ---
        endings = [name[name.rfind(".") :] if "." in name else "" for name in filenames]
        return [
            (name, prefix + str(index + 1).zfill(2) + ending)
            for index, (name, ending) in enumerate(zip(filenames, endings))
        ]
        """,
        lambda r: (_files(r), r.choice(("img", "trip_", "x"))),
    ),
    made(
        "script_chores.name_clashes",
        "case_clashes name_collisions clashing_names same_name_ignoring_case",
        "filenames: list[str]",
        "list[list[str]]",
        """
        List the groups of different {filenames} that are equal when case is ignored, each sorted.
        file names that clash without case
        Which names collide on Windows? Groups of two or more distinct spellings, by lower-case name.
        Group distinct names by their lower-case form and return the sorted groups with more than one member.
        'a.txt' and 'A.txt' clash; exact repetitions count once; groups are ordered by lower-cased name.
        """,
        """
        groups: dict[str, set[str]] = {}
        for filename in filenames:
            groups.setdefault(filename.lower(), set()).add(filename)
        return [sorted(groups[key]) for key in sorted(groups) if len(groups[key]) > 1]
        ---
        distinct = sorted(set(filenames))
        result = []
        for key in sorted({name.lower() for name in distinct}):
            group = [name for name in distinct if name.lower() == key]
            if len(group) >= 2:
                result.append(group)
        return result
        """,
        lambda r: (
            [r.choice(("a.txt", "A.txt", "b.py", "B.PY", "c", "a.TXT")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "script_chores.folder_tree_lines",
        "tree_lines indent_paths folder_outline outline_of_path",
        "path: str",
        "list[str]",
        """
        Write each part of {path} on a line of its own, indented by two spaces per level.
        path as an indented outline
        List the components, the n-th (from 0) with 2n spaces in front; empty parts are left out.
        The first part of 'a/b/c' is not indented, the second by 2, the third by 4; no path, no lines.
        Show a path as a small tree, one deeper level for every part.
        """,
        """
        parts = [part for part in path.split("/") if part]
        return ["  " * level + part for level, part in enumerate(parts)]
        ---
        lines = []
        indent = ""
        for part in path.split("/"):
            if part:
                lines.append(indent + part)
                indent += "  "
        return lines
        """,
        lambda r: ("/".join(draw.words(r, 0, 4)),),
    ),
    made(
        "script_chores.all_parents",
        "parent_folders all_parents ancestors_of_path containing_folders",
        "path: str",
        "list[str]",
        """
        List all folders above {path}, the nearest first: 'a/b/c' gives ['a/b', 'a'].
        parent folders of a path
        Cut one part after the other from the end and collect what remains, until nothing does.
        Ancestors of a path from the deepest to the top one; a path without a slash has none.
        Return each containing folder; the empty root is not listed.
        """,
        """
        parents = []
        while "/" in path:
            path = path.rpartition("/")[0]
            if path:
                parents.append(path)
        return parents
        ---
        parts = path.split("/")
        candidates = ["/".join(parts[:count]) for count in range(len(parts) - 1, 0, -1)]
        return [candidate for candidate in candidates if candidate]
        """,
        lambda r: (
            "/".join(["src", "a", "b", "c.txt"][r.randint(0, 3) :])
            if r.random() < 0.7
            else r.choice(("", "x", "a/b", "/a/b")),
        ),
    ),
    made(
        "script_chores.size_by_extension",
        "size_by_extension bytes_per_type total_size_by_type usage_by_extension",
        "sizes: dict[str, int]",
        "dict[str, int]",
        """
        Sum the {sizes} of the files per lower-case extension, largest total first; no dot is 'none'.
        disk usage per file type
        Map each ending (after the last dot, lower-cased) to its total bytes, descending, ties by name.
        Total size by type from a dictionary of file name to bytes; files without a dot count under 'none'.
        Add up file sizes by extension and order by size down, then alphabetically.
        """,
        """
        totals: dict[str, int] = {}
        for filename, size in sizes.items():
            extension = filename.rpartition(".")[2].lower() if "." in filename else "none"
            totals[extension] = totals.get(extension, 0) + size
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))
        ---
        from collections import defaultdict

        totals: defaultdict[str, int] = defaultdict(int)
        for filename in sizes:
            totals[filename.lower().split(".")[-1] if "." in filename else "none"] += sizes[filename]
        return {key: totals[key] for key in sorted(sorted(totals), key=lambda key: -totals[key])}
        """,
        lambda r: ({draw.file_name(r): r.randint(0, 900) for _ in range(r.randint(0, 5))},),
    ),
    made(
        "script_chores.newest_version_file",
        "newest_version_file latest_file highest_numbered_file last_version",
        "filenames: list[str]",
        "str",
        """
        File with the highest '_v<number>' in {filenames}; none counts 0, ties the first; '' if empty.
        latest version of a file
        Compare the number after '_v' (0 without one); return the name with the largest, first of equals.
        Which file is the newest by version number? 'plan_v10' beats 'plan_v2'; no files give ''.
        Pick the file name whose digits right after '_v' are the highest; without '_v' and digits it is 0.
        """,
        """
        import re

        def version(filename: str) -> int:
            match = re.search(r"_v(\\d+)", filename)
            return int(match.group(1)) if match else 0

        return max(filenames, key=version, default="")
        ---
        best, highest = "", -1
        for filename in filenames:
            digits = ""
            for char in filename.partition("_v")[2]:
                if not char.isdigit():
                    break
                digits += char
            number = int(digits or 0)
            if number > highest:
                best, highest = filename, number
        return best
        """,
        lambda r: (
            [
                r.choice(("plan_v2.doc", "plan_v10.doc", "plan.doc", "plan_v1.doc", "plan_v02.doc", "v"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "script_chores.log_level_counts",
        "count_log_levels log_level_counts levels_in_log count_levels",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count the {lines} per log level, the third word: DEBUG, INFO, WARNING, ERROR; others are ignored.
        number of log lines per level
        Return the four levels DEBUG, INFO, WARNING, ERROR (in this order) with their counts, zeros included.
        The level is the third space-separated word of a line; lines without one of the four do not count.
        How many messages of each level are there? All four keys are always present.
        """,
        """
        counts = {"DEBUG": 0, "INFO": 0, "WARNING": 0, "ERROR": 0}
        for line in lines:
            words = line.split()
            if len(words) >= 3 and words[2] in counts:
                counts[words[2]] += 1
        return counts
        ---
        levels = [words[2] for words in map(str.split, lines) if len(words) > 2]
        return {level: levels.count(level) for level in ("DEBUG", "INFO", "WARNING", "ERROR")}
        """,
        lambda r: (_logs(r),),
    ),
    made(
        "script_chores.parse_log_line",
        "parse_log_line split_log_line read_log_line log_record",
        "line: str",
        "dict[str, str]",
        """
        Split {line} 'date time LEVEL message' into a dictionary with the keys time, level, message.
        fields of a log line
        time is the first two words, level the third, message the rest; under 4 words: an empty dict.
        Parse 'day clock INFO done' into time 'day clock', level 'INFO', message 'done'; {{}} if too short.
        Take a log line apart at its first three spaces; without a message the dictionary is empty.
        """,
        """
        parts = line.split(" ", 3)
        if len(parts) < 4:
            return {}
        return {"time": f"{parts[0]} {parts[1]}", "level": parts[2], "message": parts[3]}
        ---
        try:
            date, time, level, message = line.split(" ", maxsplit=3)
        except ValueError:
            return {}
        return dict(time=date + " " + time, level=level, message=message)
        """,
        lambda r: (r.choice((_log(r), _log(r), "", "broken", "2024-03-01 10:00:00 INFO")),),
    ),
    made(
        "script_chores.errors_per_hour",
        "errors_per_hour error_hours hourly_errors count_errors_by_hour",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count the lines with level ERROR (third word) per hour, the first two digits of the second word.
        errors by hour of the day
        Map '00' to '23' to the number of ERROR lines, only hours that have any, in ascending order.
        Each line is 'date hh:mm:ss LEVEL message'; sum up the ERROR ones by hh, sorted by hour.
        In which hours did errors happen, and how many? Lines without three words are skipped.
        """,
        """
        counts: dict[str, int] = {}
        for line in lines:
            words = line.split()
            if len(words) > 2 and words[2] == "ERROR":
                hour = words[1][:2]
                counts[hour] = counts.get(hour, 0) + 1
        return dict(sorted(counts.items()))
        ---
        from collections import Counter

        rows = [line.split() for line in lines]
        hours = Counter(row[1].split(":")[0] for row in rows if row[2:3] == ["ERROR"])
        return {hour: hours[hour] for hour in sorted(hours)}
        """,
        lambda r: (_logs(r),),
    ),
    made(
        "script_chores.lines_from_level",
        "at_least_level filter_log_level lines_from_level important_lines",
        "lines: list[str]; level: str",
        "list[str]",
        """
        Keep the {lines} whose third word is {level} or worse; order: DEBUG, INFO, WARNING, ERROR.
        log lines from a level up
        Filter a log: levels rise DEBUG, INFO, WARNING, ERROR; lines without a level are dropped.
        Return lines at least as severe as {level}; the level of a line is its third word.
        Show only messages of the given level and the more serious ones (DEBUG < INFO < WARNING < ERROR).
        """,
        """
        order = ["DEBUG", "INFO", "WARNING", "ERROR"]
        wanted = order[order.index(level) :]
        return [line for line in lines if len(line.split()) > 2 and line.split()[2] in wanted]
        ---
        rank = {"DEBUG": 10, "INFO": 20, "WARNING": 30, "ERROR": 40}
        kept = []
        for line in lines:
            words = line.split()
            if rank.get(words[2] if len(words) >= 3 else "", 0) >= rank[level]:
                kept.append(line)
        return kept
        """,
        lambda r: (_logs(r), r.choice(("DEBUG", "INFO", "WARNING", "ERROR"))),
    ),
    made(
        "script_chores.join_continuations",
        "join_traceback_lines merge_continuation_lines join_indented_lines log_entries",
        "lines: list[str]",
        "list[str]",
        """
        Append each of {lines} that starts with a space to the entry before, stripped and after one blank.
        join continuation lines of a log
        Lines that begin with a space continue the previous one, or stand alone, stripped, if first.
        'start' and ' at x' become the entry 'start at x'; other lines begin a new entry.
        Fold indented lines into the line above them, with a single space between.
        """,
        """
        entries: list[str] = []
        for line in lines:
            if line.startswith(" ") and entries:
                entries[-1] += " " + line.strip()
            else:
                entries.append(line.strip())
        return entries
        ---
        groups: list[list[str]] = []
        for line in lines:
            if line[:1] != " " or not groups:
                groups.append([])
            groups[-1].append(line.strip())
        return [" ".join(group) for group in groups]
        """,
        lambda r: ([r.choice(("start", "  at x", " more", "next", "")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "script_chores.collapse_repeats",
        "collapse_repeated_lines repeated_line_notes squeeze_log compress_log",
        "lines: list[str]",
        "list[str]",
        """
        Write a run of equal {lines} once, with ' (x3)' behind when it came three times in a row.
        collapse repeated log lines
        Merge neighbours that are equal; a line that came n > 1 times in a row gets ' (xn)' appended.
        ['a', 'a', 'b'] becomes ['a (x2)', 'b']; equal lines that are not adjacent stay apart.
        Squeeze repetitions as loggers do; single lines are unchanged.
        """,
        """
        from itertools import groupby

        result = []
        for line, group in groupby(lines):
            count = len(list(group))
            result.append(f"{line} (x{count})" if count > 1 else line)
        return result
        ---
        runs: list[tuple[str, int]] = []
        for line in lines:
            if runs and runs[-1][0] == line:
                runs[-1] = (line, runs[-1][1] + 1)
            else:
                runs.append((line, 1))
        return [line + (f" (x{count})" if count != 1 else "") for line, count in runs]
        """,
        lambda r: ([r.choice(("a", "b", "a", "")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "script_chores.common_errors",
        "top_messages common_messages frequent_errors most_common_messages",
        "lines: list[str]; count: int = 3",
        "list[tuple[str, int]]",
        """
        The {count} most frequent messages (fourth word on) with how often, ties alphabetically.
        commonest log messages
        Count what follows the level in each of {lines}; list (message, times), most first, equals by name.
        Top messages of a log: drop date, time and level; lines with fewer than four words are skipped.
        The {count} messages that occur most, as pairs with their number, ordered by number down, then text.
        """,
        """
        counts: dict[str, int] = {}
        for line in lines:
            words = line.split()
            if len(words) >= 4:
                message = " ".join(words[3:])
                counts[message] = counts.get(message, 0) + 1
        return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:count]
        ---
        parts = [line.split(maxsplit=3) for line in lines]
        messages = [part[3] for part in parts if len(part) == 4]
        ranked = sorted(set(messages), key=lambda message: (-messages.count(message), message))
        return [(message, messages.count(message)) for message in ranked[:count]]
        """,
        lambda r: (_logs(r), r.choice((1, 2, 3))),
    ),
    made(
        "script_chores.duration_in_line",
        "duration_in_line milliseconds_in_line find_duration parse_duration_ms",
        "line: str",
        "float",
        """
        Return the first '<number> ms' or '<number> s' of {line} in milliseconds, 0.0 if there is none.
        duration in a log line
        Find a number followed by a space and 'ms' or 's' as a whole word; seconds are multiplied by 1000.
        'took 1.5 s' is 1500.0 and 'took 35 ms' is 35.0; other units or no space do not count: 0.0.
        Read the first time span of a line in ms, from numbers with unit ms or s after one blank.
        """,
        """
        import re

        match = re.search(r"(\\d+(?:\\.\\d+)?) (ms|s)\\b", line)
        if not match:
            return 0.0
        return float(match.group(1)) * (1000 if match.group(2) == "s" else 1)
        ---
        words = line.replace(",", "").split(" ")
        for number, unit in zip(words, words[1:]):
            if unit in ("ms", "s") and number.replace(".", "", 1).isdigit():
                return float(number) if unit == "ms" else 1000 * float(number)
        return 0.0
        """,
        lambda r: (
            r.choice(
                (
                    "took 35 ms",
                    "took 1.5 s",
                    "done in 2 min",
                    "",
                    "no time",
                    "35ms",
                    "load 7 s, save 9 ms",
                    "waited 0.25 s",
                )
            ),
        ),
    ),
    made(
        "script_chores.status_classes",
        "status_classes count_status_classes http_status_groups status_summary",
        "codes: list[int]",
        "dict[str, int]",
        """
        Count HTTP {codes} by class '2xx', '3xx', '4xx', '5xx'; others are 'other'; only classes that occur.
        status codes by class
        Map first digit plus 'xx' to how many codes have it, sorted; codes outside 200-599 are 'other'.
        Sum up responses: 404 belongs to '4xx'; below 200 or from 600 on is 'other', which comes last.
        Group status codes into classes and count them, in alphabetical order of the class.
        """,
        """
        counts: dict[str, int] = {}
        for code in codes:
            name = f"{code // 100}xx" if 200 <= code < 600 else "other"
            counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items()))
        ---
        names = [str(code)[0] + "xx" if code in range(200, 600) else "other" for code in codes]
        return {name: names.count(name) for name in sorted(set(names))}
        """,
        lambda r: ([r.choice((200, 201, 301, 404, 404, 500, 503, 99, 600)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "script_chores.split_row_quoted",
        "split_csv_line parse_csv_row split_quoted_row csv_cells",
        "line: str",
        "list[str]",
        """
        Split {line} at commas outside double quotes; cells are trimmed and lose their quotes.
        cells of a CSV line with quotes
        Commas between double quotes do not part cells; drop the quotes and outer spaces of every cell.
        'a,"b,c", d' gives ['a', 'b,c', 'd']; an empty line gives one empty cell.
        Parse one comma-separated line by hand, respecting quoted cells (no escaped quotes).
        """,
        """
        cells = [""]
        quoted = False
        for char in line:
            if char == '"':
                quoted = not quoted
            elif char == "," and not quoted:
                cells.append("")
            else:
                cells[-1] += char
        return [cell.strip() for cell in cells]
        ---
        import re

        parts = re.split(r',(?=(?:[^"]*"[^"]*")*[^"]*$)', line)
        return [part.replace('"', "").strip() for part in parts]
        """,
        lambda r: (
            ",".join(
                r.choice(("tea", "", '"a,b"', '"x"', " 7 ", "m n", '"1,200"')) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "script_chores.guess_delimiter",
        "guess_delimiter detect_separator sniff_delimiter find_delimiter",
        "line: str",
        "str",
        """
        Which of , ; tab and pipe occurs most in {line}? Ties go to the first in this order, none to a comma.
        guess the delimiter of a table line
        Count comma, semicolon, tab and vertical bar; return the most frequent, the earlier one of equals.
        Detect the separator of a header line among ',', ';', tab, '|'; the default is a comma.
        Sniff how a line is separated; without any of the four candidates answer ','.
        """,
        """
        best = ","
        for candidate in ",;\\t|":
            if line.count(candidate) > line.count(best):
                best = candidate
        return best
        ---
        return max((",", ";", "\\t", "|"), key=line.count)
        """,
        lambda r: (
            r.choice((",", ";", "\t", "|", " ", "")).join(
                r.choice(("tea", "a,b", "7", "x;y", "")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "script_chores.clean_cell",
        "clean_cell normalize_cell blank_to_none cell_or_default",
        "cell: str; default: str = '-'",
        "str",
        """
        Trim {cell} and squeeze its spaces; '', 'n/a', 'na', 'null' and 'none' in any case give {default}.
        clean a cell of a table
        Return {default} for missing marks ('', n/a, na, null, none, ignoring case), otherwise the tidy text.
        Normalize a spreadsheet value: single spaces, and {default} for nothing or a null word.
        Tidy a cell; the words n/a, na, null, none mean that it is missing, '0' does not.
        """,
        """
        text = " ".join(cell.split())
        return default if text.lower() in ("", "n/a", "na", "null", "none") else text
        ---
        text = " ".join(cell.split())
        missing = {"n/a", "na", "null", "none"}
        if text and text.lower() not in missing:
            return text
        return default
        """,
        lambda r: (
            r.choice(("", " ", "tea", " N/A ", "null", "None", "n/a", "0", " a  b ", "na", "nan")),
            r.choice(("-", "", "?")),
        ),
    ),
    made(
        "script_chores.cell_value",
        "parse_cell convert_cell cell_to_value typed_cell",
        "cell: str",
        "int | float | bool | str | None",
        """
        Convert {cell}: blank is None, yes/true and no/false bool, digits int, decimals float, else text.
        typed value of a cell
        Trim it; '' is None, yes/true/no/false (any case) a bool, '-4' an int, '3.5' a float, others text.
        Typed cell of a spreadsheet: nothing, truth value, whole number, number with a point, or string.
        Numbers may have a minus sign; a float needs digits on both sides of its point, otherwise it is text.
        """,
        """
        import re

        text = cell.strip()
        if not text:
            return None
        if text.lower() in ("yes", "true", "no", "false"):
            return text.lower() in ("yes", "true")
        if re.fullmatch(r"-?\\d+", text):
            return int(text)
        if re.fullmatch(r"-?\\d+\\.\\d+", text):
            return float(text)
        return text
        ---
        text = cell.strip()
        words = {"": None, "yes": True, "true": True, "no": False, "false": False}
        if text.lower() in words:
            return words[text.lower()]
        whole, point, decimals = text.removeprefix("-").partition(".")
        if whole.isdigit() and not point:
            return int(text)
        return float(text) if whole.isdigit() and decimals.isdigit() else text
        """,
        lambda r: (
            r.choice(
                (
                    "12",
                    "-4",
                    "3.5",
                    "",
                    " ",
                    "yes",
                    "True",
                    "false",
                    "NO",
                    "tea",
                    "1,200",
                    "-",
                    "7.",
                    "1e3",
                    "--5",
                    " 9 ",
                )
            ),
        ),
    ),
    made(
        "script_chores.column_type",
        "column_type guess_column_type type_of_column infer_type",
        "values: list[str]",
        "str",
        """
        Type of the column {values}: 'int', 'float', 'bool' (yes/no), 'text' or 'empty'; blanks skipped.
        type of a table column
        Blank cells aside: all whole numbers 'int', all numbers 'float', all yes or no 'bool', else 'text'.
        'empty' if every cell is blank, else the narrowest of int, float, bool (yes/no, any case), text.
        Infer what a column holds; a single odd value makes it 'text', empty cells do not matter.
        """,
        """
        import re

        cells = [value.strip().lower() for value in values if value.strip()]
        if not cells:
            return "empty"
        for name, pattern in (("int", r"-?\\d+"), ("float", r"-?\\d+(\\.\\d+)?"), ("bool", "yes|no")):
            if all(re.fullmatch(pattern, cell) for cell in cells):
                return name
        return "text"
        ---
        kinds = set()
        for value in values:
            cell = value.strip().lower()
            digits = cell.removeprefix("-")
            if digits.isdigit():
                kinds.add("int")
            elif cell in ("yes", "no"):
                kinds.add("bool")
            elif cell:
                whole, _, decimals = digits.partition(".")
                kinds.add("float" if whole.isdigit() and decimals.isdigit() else "text")
        if kinds == {"int", "float"}:
            return "float"
        return kinds.pop() if len(kinds) == 1 else "text" if kinds else "empty"
        """,
        lambda r: (
            [
                r.choice(
                    r.choice((("1", "-2", ""), ("1", "2.5", ""), ("yes", "no"), ("tea", "1"), ("", " ")))
                )
                for _ in range(r.randint(0, 4))
            ]
            if r.random() < 0.5
            else r.choice((["1", "", "-2"], ["1.5", "2"], ["yes", "NO"], [""], ["3", "x"], ["1", "yes"])),
        ),
    ),
    made(
        "script_chores.even_rows",
        "pad_rows even_rows fill_short_rows equal_length_rows",
        "rows: list[list[str]]; filler: str = ''",
        "list[list[str]]",
        """
        Make all {rows} as long as the longest by appending {filler}.
        pad the short rows of a table
        Fill rows on the right so that every one has as many cells as the longest.
        Return rows of equal length; missing cells at the end become {filler}, no rows stay no rows.
        Complete a ragged table with {filler}; the longest row decides the width.
        """,
        """
        width = max(map(len, rows), default=0)
        return [row + [filler] * (width - len(row)) for row in rows]
        ---
        from itertools import zip_longest

        columns = list(zip_longest(*rows, fillvalue=filler))
        return [[column[index] for column in columns] for index in range(len(rows))]
        """,
        lambda r: (_rows(r), r.choice(("", "-"))),
    ),
    made(
        "script_chores.drop_blank_rows",
        "drop_blank_rows remove_empty_rows non_empty_rows filled_rows",
        "rows: list[list[str]]",
        "list[list[str]]",
        """
        Remove from {rows} those whose cells are all blank; rows without cells go as well.
        table without empty rows
        Keep a row only if some cell has a visible character.
        Drop rows of nothing but empty or white-space cells; the order stays.
        Filter out lines of a table in which nothing is written.
        """,
        """
        return [row for row in rows if any(cell.strip() for cell in row)]
        ---
        kept = []
        for row in rows:
            if "".join(row).strip():
                kept.append(row)
        return kept
        """,
        lambda r: ([r.choice((["", " "], [], ["a", ""], ["x"], [" "])) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "script_chores.drop_blank_columns",
        "drop_blank_columns remove_empty_columns without_empty_columns used_columns",
        "rows: list[list[str]]",
        "list[list[str]]",
        """
        Remove the columns of {rows} in which every cell is blank; all rows are equally long.
        table without empty columns
        Keep a column only if at least one of its cells is not empty or white space.
        Delete columns that hold nothing in any row; with no rows the result is empty.
        Clean a rectangular table from columns without content.
        """,
        """
        if not rows:
            return []
        kept = [index for index in range(len(rows[0])) if any(row[index].strip() for row in rows)]
        return [[row[index] for index in kept] for row in rows]
        ---
        columns = [column for column in zip(*rows) if any(cell.strip() for cell in column)]
        return [[column[index] for column in columns] for index in range(len(rows))]
        """,
        _blank_columns,
    ),
    made(
        "script_chores.rows_to_records",
        "rows_to_records table_to_records rows_to_dicts records_from_rows",
        "rows: list[list[str]]",
        "list[dict[str, str]]",
        """
        Turn {rows} into dictionaries keyed by the first row; missing cells are '', surplus ones are dropped.
        records of a table with a header
        The first row holds the keys; every other row becomes a dictionary, short rows are filled with ''.
        Make a list of records from a table whose first line is the header; extra cells are ignored.
        No rows, or only a header, give an empty list; each record has all the keys of the header.
        """,
        """
        if not rows:
            return []
        header, *body = rows
        return [
            {key: row[index] if index < len(row) else "" for index, key in enumerate(header)} for row in body
        ]
        ---
        records = []
        for row in rows[1:]:
            padded = row + [""] * len(rows[0])
            records.append(dict(zip(rows[0], padded)))
        return records
        """,
        lambda r: (
            r.choice(([], [["id", "name"]], [["id", "name"], ["1", "Ada"]]))
            if r.random() < 0.2
            else _header_rows(r)[0],
        ),
    ),
    made(
        "script_chores.records_to_csv",
        "records_to_csv dicts_to_csv_lines csv_lines records_to_lines",
        "records: list[dict[str, str]]; keys: list[str]",
        "list[str]",
        """
        Lines of a semicolon-separated table: a header of {keys}, then a line per record, '' for missing keys.
        records as separated lines
        Return ['a;b', '1;2', ...]: the {keys} joined by ';' and below them the values of each record.
        Export {records} with the given columns, parted by semicolons; absent values stay empty.
        First the header line, then one line for each dictionary with its values in the order of {keys}.
        """,
        """
        lines = [";".join(keys)]
        for record in records:
            lines.append(";".join(record.get(key, "") for key in keys))
        return lines
        ---
        table = [keys] + [[record[key] if key in record else "" for key in keys] for record in records]
        return [";".join(row) for row in table]
        """,
        lambda r: (
            [
                {key: r.choice(("1", "", "tea")) for key in r.sample(("a", "b", "c"), r.randint(0, 3))}
                for _ in range(r.randint(0, 3))
            ],
            r.choice((["a"], ["a", "b"], ["c", "a", "d"])),
        ),
    ),
    made(
        "script_chores.all_columns",
        "all_columns all_keys_in_order column_union header_of_records",
        "records: list[dict[str, str]]",
        "list[str]",
        """
        List every key of {records} once, in order of first appearance, but 'id' first if there is one.
        header for a list of records
        Collect the distinct keys as they come up; the key 'id' is moved to the front.
        Columns for a table of dictionaries with differing keys: 'id' leads, then by first occurrence.
        Union of the keys of all records without repetition, keeping the order, id before all others.
        """,
        """
        keys: list[str] = []
        for record in records:
            for key in record:
                if key not in keys:
                    keys.append(key)
        if "id" in keys:
            keys.remove("id")
            keys.insert(0, "id")
        return keys
        ---
        keys = dict.fromkeys(key for record in records for key in record)
        return sorted(keys, key=lambda key: key != "id")
        """,
        lambda r: (
            [
                dict.fromkeys(r.sample(("id", "a", "b", "c"), r.randint(0, 4)), "1")
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "script_chores.missing_columns",
        "missing_columns check_header absent_columns required_columns",
        "header: list[str]; required: list[str]",
        "list[str]",
        """
        Which of {required} are not in {header}? Compare without case and outer spaces.
        columns that a header lacks
        List the required names that no header cell equals after trimming and lower-casing.
        Check the first row of a file: return the needed columns that are absent, in their given order.
        Required columns missing from {header}; ' Email' and 'email' count as the same.
        """,
        """
        present = {name.strip().lower() for name in header}
        return [name for name in required if name.strip().lower() not in present]
        ---
        missing = []
        for name in required:
            for column in header:
                if column.lower().strip() == name.lower().strip():
                    break
            else:
                missing.append(name)
        return missing
        """,
        lambda r: (
            r.sample(("Name", " email", "City ", "ZIP"), r.randint(0, 4)),
            r.sample(("name", "Email", "city", "phone"), r.randint(0, 4)),
        ),
    ),
    made(
        "script_chores.column_widths",
        "column_widths widths_of_columns table_widths max_widths",
        "rows: list[list[str]]; limit: int = 10",
        "list[int]",
        """
        Width of each column of {rows}: its longest cell, at most {limit}; short rows have no cells there.
        widths for printing a table
        For every column return the length of the longest cell, but never more than {limit}.
        Column widths of a possibly ragged table, capped at {limit}; no rows give an empty list.
        How wide must the columns be? The longest text decides, up to {limit} characters.
        """,
        """
        widths: list[int] = []
        for row in rows:
            for index, cell in enumerate(row):
                if index == len(widths):
                    widths.append(0)
                widths[index] = max(widths[index], min(len(cell), limit))
        return widths
        ---
        from itertools import zip_longest

        return [min(limit, max(map(len, column))) for column in zip_longest(*rows, fillvalue="")]
        """,
        lambda r: (_rows(r), r.choice((2, 3, 10))),
    ),
    made(
        "script_chores.table_row_text",
        "fixed_width_row table_row format_row aligned_row",
        "cells: list[str]; widths: list[int]",
        "str",
        """
        Pad or cut each of {cells} to its width in {widths} and join them with ' | '.
        row of a fixed-width table
        Left-align every cell in its column, cut what is too long; ' | ' parts the columns.
        Format one line of a text table: cell n takes exactly widths[n] characters, ' | ' stands between.
        Return the cells as columns of fixed size, filled with spaces on the right or truncated.
        """,
        """
        return " | ".join(cell[:width].ljust(width) for cell, width in zip(cells, widths))
        ---
        parts = []
        for index, width in enumerate(widths):
            parts.append(f"{cells[index][:width]:<{width}}")
        return " | ".join(parts)
        """,
        lambda r: (lambda n: (draw.words(r, n, n), [r.randint(1, 8) for _ in range(n)]))(r.randint(0, 4)),
    ),
    made(
        "script_chores.rows_with_text",
        "search_rows rows_containing find_rows filter_rows_by_text",
        "rows: list[list[str]]; query: str",
        "list[int]",
        """
        Positions of the {rows} with a cell that contains {query}, any case; a blank {query} finds none.
        search in a table
        Indexes of rows with {query} in a cell, upper or lower case; '' matches nothing.
        In which rows (from 0) does the searched text occur? An empty query gives an empty list.
        Full-text search over cells without regard to case, answered by row numbers.
        """,
        """
        if not query:
            return []
        wanted = query.lower()
        return [index for index, row in enumerate(rows) if any(wanted in cell.lower() for cell in row)]
        ---
        found = []
        for index, row in enumerate(rows):
            if query and query.lower() in "\\n".join(row).lower():
                found.append(index)
        return found
        """,
        lambda r: (
            [
                [r.choice(("tea", "Green Tea", "milk", "", "Rice", "7")) for _ in range(r.randint(0, 3))]
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("tea", "TEA", "mi", "e", "", "7", "x")),
        ),
    ),
    made(
        "script_chores.sum_column",
        "sum_text_column column_total total_of_column sum_cells",
        "rows: list[list[str]]; column: int",
        "int",
        """
        Sum the whole numbers in {column} of {rows}; other cells and missing ones count as 0.
        total of a column of text cells
        Add up the cells that are integers (spaces around and a minus sign allowed) and skip everything else.
        Total of one column: rows that are too short or hold no whole number there are ignored.
        Sum a spreadsheet column in which headings, blanks and decimals may occur; only integers are counted.
        """,
        """
        total = 0
        for row in rows:
            if column < len(row):
                cell = row[column].strip()
                if cell.removeprefix("-").isdigit():
                    total += int(cell)
        return total
        ---
        import re

        cells = [row[column].strip() for row in rows if len(row) > column]
        return sum(int(cell) for cell in cells if re.fullmatch(r"-?\\d+", cell))
        """,
        lambda r: (
            [
                [r.choice(("1", "-2", "x", " 7 ", "", "1.5", "30")) for _ in range(r.randint(0, 3))]
                for _ in range(r.randint(0, 4))
            ],
            r.randint(0, 2),
        ),
    ),
    made(
        "script_chores.dedupe_rows",
        "unique_rows_by_column dedupe_rows first_row_per_key drop_duplicate_rows",
        "rows: list[list[str]]; column: int = 0",
        "list[list[str]]",
        """
        Keep the first row for every value of {column}, trimmed and without case; blank ones all stay.
        rows without repeated keys
        Drop a row whose cell in {column} came before, ignoring case and outer spaces; empty keys never match.
        Deduplicate {rows} by one column: the first one wins, rows with a blank there are always kept.
        Remove duplicates of a table by a key column in which case and spaces do not matter.
        """,
        """
        seen: set[str] = set()
        kept = []
        for row in rows:
            key = row[column].strip().lower()
            if key in seen:
                continue
            if key:
                seen.add(key)
            kept.append(row)
        return kept
        ---
        keys = [row[column].lower().strip() for row in rows]
        return [row for index, row in enumerate(rows) if not keys[index] or keys[index] not in keys[:index]]
        """,
        lambda r: (
            lambda n: (
                [[r.choice(("a", "A ", "b", "")) for _ in range(n)] for _ in range(r.randint(0, 5))],
                r.randrange(n),
            )
        )(r.randint(1, 3)),
    ),
    made(
        "script_chores.parse_settings",
        "parse_settings read_config parse_key_values settings_from_text",
        "text: str",
        "dict[str, str]",
        """
        Parse 'key=value' lines of {text}; blank lines, '#' comments and lines without '=' are skipped.
        key=value lines as a dictionary
        Split each line at its first '=' and trim; comments (#) and others are ignored, later keys win.
        Read a simple config: 'a = b=c' gives a: 'b=c'; lines without '=' or with # first do not count.
        Return the settings written one a line; a repeated key takes its last value.
        """,
        """
        settings = {}
        for line in text.splitlines():
            line = line.strip()
            if line.startswith("#") or "=" not in line:
                continue
            key, _, value = line.partition("=")
            settings[key.strip()] = value.strip()
        return settings
        ---
        pairs = [line.split("=", 1) for line in text.splitlines() if "=" in line and line.lstrip()[:1] != "#"]
        return {key.strip(): value.strip() for key, value in pairs}
        """,
        lambda r: (_config(r),),
    ),
    made(
        "script_chores.parse_sections",
        "parse_ini read_sections sections_of_config ini_to_dict",
        "text: str",
        "dict[str, dict[str, str]]",
        """
        Parse INI {text}: '[name]' starts a section, 'key=value' lines fill it; before any section it is ''.
        sections of an ini file
        Map section names to their settings; keys before the first section, if any, go to ''.
        '[x]' opens a section, lines with '=' belong to it, others and '#' or ';' lines are skipped.
        Read an ini text into nested dictionaries; key and value are trimmed, empty sections are kept.
        """,
        """
        sections: dict[str, dict[str, str]] = {}
        current = ""
        for line in text.splitlines():
            line = line.strip()
            if line.startswith("[") and line.endswith("]"):
                current = line[1:-1]
                sections.setdefault(current, {})
            elif "=" in line and line[0] not in "#;":
                key, value = line.split("=", 1)
                sections.setdefault(current, {})[key.strip()] = value.strip()
        return sections
        ---
        import re

        result: dict[str, dict[str, str]] = {}
        name = ""
        for line in map(str.strip, text.split("\\n")):
            header = re.fullmatch(r"\\[(.*)\\]", line)
            if header:
                name = header.group(1)
                result[name] = result.get(name, {})
                continue
            key, equals, value = line.partition("=")
            if equals and not line.startswith(("#", ";")):
                if name not in result:
                    result[name] = {}
                result[name][key.strip()] = value.strip()
        return result
        """,
        lambda r: (_config(r),),
    ),
    made(
        "script_chores.duplicate_keys",
        "duplicate_settings repeated_keys duplicate_config_keys keys_set_twice",
        "text: str",
        "list[str]",
        """
        List the keys that {text} sets more than once in 'key=value' lines, in order of first appearance.
        keys that occur twice in a config
        Which keys stand before '=' on two or more lines? '#' comments and lines without '=' do not count.
        Find repeated settings; keys are trimmed, comment lines starting with # are skipped.
        Return the names assigned several times, each once, ordered as they first come up.
        """,
        """
        counts: dict[str, int] = {}
        for line in text.splitlines():
            if "=" in line and not line.strip().startswith("#"):
                key = line.split("=")[0].strip()
                counts[key] = counts.get(key, 0) + 1
        return [key for key, count in counts.items() if count > 1]
        ---
        lines = [line.strip() for line in text.splitlines()]
        keys = [line.partition("=")[0].strip() for line in lines if "=" in line and line[0] != "#"]
        return [key for key in dict.fromkeys(keys) if keys.count(key) >= 2]
        """,
        lambda r: (_config(r) + r.choice(("", "\nport=1", "\nhost = x")),),
    ),
    made(
        "script_chores.set_setting",
        "set_setting update_config_line change_setting write_setting",
        "text: str; key: str; value: str",
        "str",
        """
        Set {key} to {value} in the 'key=value' lines of {text}: change its first line, or append one.
        change a line of a config
        Rewrite the first line with {key} before its '=' as 'key=value'; without one, add it at the end.
        Return the lines with the setting changed; other lines stay as they are, a new key comes last.
        Edit a config text: only the first assignment of {key} is rewritten; without one a line is added.
        """,
        """
        lines = text.splitlines()
        for index, line in enumerate(lines):
            if "=" in line and line.split("=")[0].strip() == key:
                lines[index] = f"{key}={value}"
                break
        else:
            lines.append(f"{key}={value}")
        return "\\n".join(lines)
        ---
        lines = text.splitlines()
        names = [line.partition("=")[0].strip() if "=" in line else None for line in lines]
        position = names.index(key) if key in names else len(lines)
        return "\\n".join([*lines[:position], key + "=" + value, *lines[position + 1 :]])
        """,
        lambda r: (_config(r), r.choice(("port", "host", "new")), r.choice(("1", "x y"))),
    ),
    made(
        "script_chores.settings_diff",
        "config_changes settings_diff compare_settings changed_settings",
        "old: dict[str, str]; new: dict[str, str]",
        "list[str]",
        """
        Changes from {old} to {new}: '+a=1' added, '-a' removed, 'a: 1 -> 2' changed; keys sorted.
        difference between two settings
        A line a key, sorted: '+key=value' if new, '-key' if gone, 'key: old -> new' if different.
        List what changed between two configurations; equal settings are not mentioned.
        Report added (+), removed (-) and altered keys as text lines, sorted by key.
        """,
        """
        lines = []
        for key in sorted({*old, *new}):
            if key not in old:
                lines.append(f"+{key}={new[key]}")
            elif key not in new:
                lines.append(f"-{key}")
            elif old[key] != new[key]:
                lines.append(f"{key}: {old[key]} -> {new[key]}")
        return lines
        ---
        changes = {key: f"-{key}" for key in old if key not in new}
        changes |= {key: f"+{key}={value}" for key, value in new.items() if key not in old}
        changes |= {
            key: f"{key}: {value} -> {new[key]}" for key, value in old.items() if new.get(key, value) != value
        }
        return [changes[key] for key in sorted(changes)]
        """,
        lambda r: (
            {key: r.choice("12") for key in r.sample("abcd", r.randint(0, 4))},
            {key: r.choice("12") for key in r.sample("abcd", r.randint(0, 4))},
        ),
    ),
    made(
        "script_chores.flag_value",
        "is_truthy_text parse_flag flag_value setting_is_on",
        "value: str; default: bool = False",
        "bool",
        """
        Read {value} as a switch: 1, yes, true, on are True; 0, no, false, off False; else {default}.
        on or off from a setting
        True for '1', 'yes', 'true', 'on', False for '0', 'no', 'false', 'off', else {default}.
        Interpret a flag of a config without regard to case and spaces; unknown words give {default}.
        Convert text to bool with the usual words; anything else, also '', is {default}.
        """,
        """
        word = value.strip().lower()
        if word in ("1", "yes", "true", "on"):
            return True
        if word in ("0", "no", "false", "off"):
            return False
        return default
        ---
        meanings = dict.fromkeys(("1", "yes", "true", "on"), True)
        meanings.update(dict.fromkeys(("0", "no", "false", "off"), False))
        return meanings.get(value.lower().strip(), default)
        """,
        lambda r: (
            r.choice(("", " ", "yes", "ON", "0", "off", "No", "true", "1", "maybe", "enabled", " false")),
            r.random() < 0.5,
        ),
    ),
    made(
        "script_chores.expand_variables",
        "expand_variables substitute_env replace_variables fill_dollar_names",
        "text: str; values: dict[str, str]",
        "str",
        """
        Replace $name and ${{name}} in {text} by {values}; unknown names stay as written.
        dollar variables in a text
        Substitute variables marked by a dollar sign, with or without braces; those not in {values} are kept.
        '$name' and '${{name}}' become the value of 'name'; a lone $ and unknown names do not change.
        Expand shell-like variables from a dictionary and leave the others untouched.
        """,
        """
        import re

        def value(match: re.Match[str]) -> str:
            return values.get(match.group(1) or match.group(2), match.group())

        return re.sub(r"\\$(?:(\\w+)|\\{(\\w+)\\})", value, text)
        ---
        from string import Template

        return Template(text).safe_substitute(values)
        """,
        lambda r: (
            r.choice(("", "$name at $city", "${name}s", "cost 5$", "$unknown ok", "$name$city", "${x} $")),
            {"name": draw.word(r), "city": draw.word(r)} if r.random() < 0.7 else {},
        ),
    ),
    made(
        "script_chores.nest_dotted",
        "nest_dotted_keys expand_dotted_keys dotted_to_nested unflatten_once",
        "settings: dict[str, str]",
        "dict[str, dict[str, str]]",
        """
        Group {settings} by the part of the key before the first dot; keys without a dot go to 'main'.
        dotted settings as groups
        'db.host' becomes {{'db': {{'host': ...}}}}; only the first dot splits, plain keys belong to 'main'.
        Make a dictionary of dictionaries from dotted keys, one level deep; 'main' collects those with no dot.
        Split each key at its first dot into group and name; the group of a dotless key is 'main'.
        """,
        """
        groups: dict[str, dict[str, str]] = {}
        for key, value in settings.items():
            group, dot, name = key.partition(".")
            if not dot:
                group, name = "main", key
            groups.setdefault(group, {})[name] = value
        return groups
        ---
        pairs = [(key if "." in key else "main." + key).split(".", 1) for key in settings]
        result: dict[str, dict[str, str]] = {group: {} for group, _ in pairs}
        for (group, name), value in zip(pairs, settings.values()):
            result[group][name] = value
        return result
        """,
        lambda r: (
            {
                r.choice(("db.host", "db.port", "app.name", "debug", "log.file.size")): draw.word(r)
                for _ in range(r.randint(0, 4))
            },
        ),
    ),
    made(
        "script_chores.parse_options",
        "parse_options parse_arguments read_options options_from_words",
        "words: list[str]",
        "dict[str, str]",
        """
        Options among {words}: '--key=value' gives value, '--key' or '-k' 'true'; others are skipped.
        command-line options as a dictionary
        Words with a '-' first are options without dashes; after the first '=' is the value, else 'true'.
        Parse arguments such as --size=5 or -v; other words and bare dashes are ignored, the last wins.
        Return a dictionary of options; an option without '=' is 'true'.
        """,
        """
        options = {}
        for word in words:
            name = word.lstrip("-")
            if not word.startswith("-") or not name:
                continue
            key, equals, value = name.partition("=")
            options[key] = value if equals else "true"
        return options
        ---
        names = [word.lstrip("-") for word in words if word[:1] == "-"]
        return {name.split("=")[0]: (name.split("=", 1) + ["true"])[1] for name in names if name}
        """,
        lambda r: (
            [
                r.choice(("--size=5", "-v", "file.txt", "--name", "--x=a=b", "-n=3", "--", "-"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "script_chores.split_command",
        "split_command parse_command command_and_arguments read_command",
        "line: str",
        "tuple[str, list[str]]",
        """
        Split {line} into a command in lower case, without a leading '/', and the list of its arguments.
        command of a chat line
        (command, arguments): first word, small and without '/', then the others; blank gives ('', []).
        Parse '/Add 3 milk' into ('add', ['3', 'milk']); nothing typed is an empty command without arguments.
        Read what a user typed at a prompt: the command word, an optional slash before it, and its arguments.
        """,
        """
        words = line.strip().removeprefix("/").split()
        if not words:
            return "", []
        return words[0].lower(), words[1:]
        ---
        text = line.strip()
        if text[:1] == "/":
            text = text[1:].strip()
        command, _, rest = text.partition(" ")
        return command.lower(), rest.split()
        """,
        lambda r: (
            r.choice(("/add 3 milk", "ADD tea", "", "  list  ", "/", "/help", "move a b c", "/ Remove x")),
        ),
    ),
    made(
        "script_chores.query_to_dict",
        "parse_query query_to_dict query_parameters read_query_string",
        "query: str",
        "dict[str, list[str]]",
        """
        Parse the {query} string into lists of values; a leading '?' is dropped, no '=' means ''.
        query string as a dictionary of lists
        'a=1&a=2&flag' has a: ['1', '2'] and flag: ['']; empty pieces are skipped, nothing is decoded.
        Split at '&' and the first '='; repeated keys collect all their values in order.
        Read URL parameters; every key maps to the list of its values, '' where there is no equals sign.
        """,
        """
        result: dict[str, list[str]] = {}
        for part in query.removeprefix("?").split("&"):
            if part:
                key, _, value = part.partition("=")
                result.setdefault(key, []).append(value)
        return result
        ---
        parts = [part for part in query.lstrip("?").split("&") if part]
        pairs = [(part.split("=", 1) + [""])[:2] for part in parts]
        return {key: [value for other, value in pairs if other == key] for key, _ in pairs}
        """,
        lambda r: (r.choice(("", "?")) + _query(r),),
    ),
    made(
        "script_chores.drop_tracking",
        "remove_tracking drop_tracking clean_url strip_utm",
        "url: str",
        "str",
        """
        Remove the query parameters of {url} that start with 'utm_' or are fbclid or gclid.
        web address without tracking
        Drop tracking parameters (utm_*, fbclid, gclid); an empty '?' goes too, the '#part' stays.
        Clean a link: other parameters and the fragment are kept, no empty question mark is left.
        'x.io/?utm_a=1&b=2#top' becomes 'x.io/?b=2#top'; names utm_..., fbclid and gclid are tracking.
        """,
        """
        address, mark, fragment = url.partition("#")
        base, _, query = address.partition("?")
        kept = [
            part
            for part in query.split("&")
            if part and not part.startswith("utm_") and part.split("=")[0] not in ("fbclid", "gclid")
        ]
        return base + ("?" + "&".join(kept) if kept else "") + mark + fragment
        ---
        import re

        base, mark, fragment = url.partition("#")
        base, _, query = base.partition("?")
        parts = [part for part in query.split("&") if not re.match(r"utm_|(fbclid|gclid)(=|$)", part)]
        query = "&".join(parts)
        return f"{base}?{query}{mark}{fragment}" if query else base + mark + fragment
        """,
        lambda r: (
            _url(r)
            if r.random() < 0.5
            else "https://x.io/a?"
            + r.choice(("utm_a=1", "b=2&utm_c=3", "fbclid=9&x=1", "gclid=1&utm_x=2", "utm=1"))
            + r.choice(("", "#top")),
        ),
    ),
    made(
        "script_chores.url_host",
        "host_of_url bare_domain url_host website_name",
        "url: str",
        "str",
        """
        Return the host of {url} in lower case, without scheme, 'www.', port and path.
        host name of a web address
        Cut the scheme up to '://', then everything from the first '/', '?' or '#', a port and a leading www.
        'https://www.Example.com:80/a' gives 'example.com'; the scheme may be missing.
        Which website is it? Small letters, no port, no www in front.
        """,
        """
        rest = url.split("://", 1)[-1]
        for mark in "/?#:":
            rest = rest.split(mark)[0]
        return rest.lower().removeprefix("www.")
        ---
        import re

        host = re.match(r"(?:.*?://)?([^/?#:]*)", url).group(1)
        host = host.lower()
        return host[4:] if host.startswith("www.") else host
        """,
        lambda r: (
            r.choice((_url(r), "example.com/x", "www.site.io", "", "ftp://WWW.a.b:21/x", "mailto:x")),
        ),
    ),
    made(
        "script_chores.same_page",
        "same_page same_url equal_links is_same_page",
        "first: str; second: str",
        "bool",
        """
        Do {first} and {second} lead to the same page, ignoring http(s), 'www.', case, a final '/' and '#...'?
        compare two links
        Drop the fragment, the scheme http or https, a leading www. and final slashes; compare without case.
        True if two web addresses differ only in scheme, www, letter case, fragment or a slash at the end.
        Equal links once http:// or https://, www., #anchor and final slashes are gone, in lower case?
        """,
        """
        def key(url: str) -> str:
            url = url.lower().split("#")[0]
            url = url.removeprefix("https://").removeprefix("http://").removeprefix("www.")
            return url.rstrip("/")

        return key(first) == key(second)
        ---
        import re

        pattern = r"^(https?://)?(www\\.)?|/*(#.*)?$"
        left, right = (re.sub(pattern, "", url.lower()) for url in (first, second))
        return left == right
        """,
        lambda r: (
            r.choice(("https://www.x.io/a/", "http://x.io/a", "x.io/a#top", "https://x.io/b", "X.io/A")),
            r.choice(("http://x.io/a", "https://X.io/a/", "x.io/b/#end", "x.io/A")),
        ),
    ),
    made(
        "script_chores.absolute_link",
        "absolute_link resolve_link full_url complete_link",
        "base: str; link: str",
        "str",
        """
        Make {link} absolute: full links stay, '/x' follows the host of {base}, others its folder.
        absolute address of a link
        A link with '://' stays; '/x' is put after scheme and host, 'x' after the folder of {base}.
        Resolve a link: 'next.html' replaces what follows the last slash; '' and '#x' extend {base}.
        Complete a link of the page {base}; '//host' gets the scheme, '' and '#x' follow the page.
        """,
        """
        if "://" in link:
            return link
        scheme, _, rest = base.partition("://")
        host, slash, path = rest.partition("/")
        if link.startswith("//"):
            return f"{scheme}:{link}"
        if link.startswith("/"):
            return f"{scheme}://{host}{link}"
        if not link or link.startswith("#"):
            return base + link
        folder = path.rpartition("/")[0]
        return f"{scheme}://{host}/{folder + '/' if folder else ''}{link}"
        ---
        from urllib.parse import urljoin

        return urljoin(base, link)
        """,
        lambda r: (
            r.choice(("https://x.io", "http://a.org")) + r.choice(("", "/", "/docs/", "/docs/page.html")),
            r.choice(("https://y.com", "/top", "next.html", "", "#end", "//cdn.io/a.js")),
        ),
    ),
    made(
        "script_chores.page_title_from_url",
        "title_from_url page_name_from_url readable_url_title link_title",
        "url: str",
        "str",
        """
        Title from the last path part of {url}: no extension, '-' and '_' as spaces, or 'Home'.
        readable title of a link
        'https://x.io/blog/my-first_post.html' gives 'My first post'; an address without path is 'Home'.
        Without scheme, query and fragment: the last path part up to its first dot, readable.
        Name a page: hyphens and underscores become blanks, one capital first; no path is 'Home'.
        """,
        """
        path = url.split("#")[0].split("?")[0].split("://")[-1].rstrip("/")
        _, slash, last = path.rpartition("/")
        if not slash:
            return "Home"
        return last.split(".")[0].replace("-", " ").replace("_", " ").capitalize()
        ---
        import re

        path = re.sub(r"[?#].*", "", url)
        parts = [part for part in re.sub(r"^.*://", "", path).split("/")[1:] if part]
        return re.sub("[-_]", " ", parts[-1].partition(".")[0]).capitalize() if parts else "Home"
        """,
        lambda r: (
            r.choice(
                (
                    _url(r),
                    "https://x.io/blog/my-first_post.html",
                    "https://x.io/a/b-c/",
                    "x.io",
                    "https://x.io/",
                )
            ),
        ),
    ),
    made(
        "script_chores.links_by_domain",
        "count_link_domains links_per_host domain_counts hosts_of_links",
        "urls: list[str]",
        "dict[str, int]",
        """
        Count {urls} per host (with port, lower case, without 'www.'), most frequent first, ties by name.
        links per website
        The host stands between '://' and the next '/', '?' or '#'; order by count down, then alphabetically.
        How often is each site linked? 'www.' does not matter, neither does case; the busiest comes first.
        Map host names to their number of links, descending, equal counts in alphabetical order.
        """,
        """
        import re

        counts: dict[str, int] = {}
        for url in urls:
            host = re.split(r"[/?#]", url.split("://")[1])[0].lower().removeprefix("www.")
            counts[host] = counts.get(host, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        ---
        from urllib.parse import urlsplit

        hosts = [urlsplit(url).netloc.lower() for url in urls]
        hosts = [host[4:] if host.startswith("www.") else host for host in hosts]
        ranked = sorted(set(hosts), key=lambda host: (-hosts.count(host), host))
        return {host: hosts.count(host) for host in ranked}
        """,
        lambda r: ([_url(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "script_chores.breadcrumb",
        "breadcrumb breadcrumbs path_breadcrumb crumb_trail",
        "path: str",
        "str",
        """
        Breadcrumb for the URL {path}: 'Home > Shop > Tea pots', parts capitalized, '-' as a space.
        breadcrumb trail of a page
        Start with 'Home' and add each non-empty part of the path, hyphens as spaces, first letter capital.
        Join Home and the readable path parts with ' > '; the root page is just 'Home'.
        '/shop/tea-pots/' becomes 'Home > Shop > Tea pots'; empty parts are ignored.
        """,
        """
        parts = [part.replace("-", " ").capitalize() for part in path.split("/") if part]
        return " > ".join(["Home", *parts])
        ---
        trail = "Home"
        for part in path.split("/"):
            if part:
                trail += " > " + " ".join(part.split("-")).capitalize()
        return trail
        """,
        lambda r: (r.choice(("/", "", "/shop/tea-pots/", "/a", "docs/user-guide/install", "/x//y")),),
    ),
    made(
        "script_chores.route_params",
        "match_route route_parameters path_parameters parse_route",
        "pattern: str; path: str",
        "dict[str, str]",
        """
        Match {path} with {pattern}: parts like ':id' take any non-empty text; return them, {{}} if no match.
        parameters of a web route
        Split both at '/': ':name' parts become keys, others must be equal, and the lengths too.
        '/users/:id' with '/users/7' gives {{'id': '7'}}; where a part differs or is empty the result is {{}}.
        Extract the named parts of a path by a route pattern; no match is an empty dictionary.
        """,
        """
        expected, actual = pattern.split("/"), path.split("/")
        if len(expected) != len(actual):
            return {}
        found = {}
        for name, part in zip(expected, actual):
            if name.startswith(":") and part:
                found[name[1:]] = part
            elif name != part:
                return {}
        return found
        ---
        import re

        regex = re.sub(r":(\\w+)", r"(?P<\\1>[^/]+)", pattern)
        match = re.fullmatch(regex, path)
        return match.groupdict() if match else {}
        """,
        lambda r: (
            lambda n: (
                r.choice(("/users/:id", "/:a/:b", "/home", "/users/:id/posts/:post")) if n else "/users/:id",
                r.choice(("/users/7", "/home", "/x/y", "/users/7/posts/9", "/users/", "/"))
                if n
                else f"/users/{r.randint(1, 20)}",
            )
        )(r.random() < 0.6),
    ),
    made(
        "script_chores.parse_hosts_line",
        "parse_hosts_line hosts_entry read_hosts_line address_and_names",
        "line: str",
        "tuple[str, list[str]]",
        """
        Split a hosts-file {line} into address and list of names; a '#' starts a comment; nothing is ('', []).
        line of a hosts file
        Cut the comment, split at white space: the first word is the address, the others are its names.
        '10.0.0.5 db db.local # x' is ('10.0.0.5', ['db', 'db.local']); blank or comment: ('', []).
        Read one entry of /etc/hosts; what follows a # is ignored.
        """,
        """
        words = line.split("#")[0].split()
        return (words[0], words[1:]) if words else ("", [])
        ---
        address = ""
        names: list[str] = []
        for word in line.partition("#")[0].split():
            if address:
                names.append(word)
            else:
                address = word
        return address, names
        """,
        lambda r: (
            r.choice(
                ("127.0.0.1 localhost", "10.0.0.5  db  db.local # main", "# all", "", "::1", "  8.8.8.8\tdns")
            ),
        ),
    ),
    made(
        "script_chores.strip_comments",
        "strip_line_comments remove_comments without_comments code_without_comments",
        "text: str; mark: str = '#'",
        "str",
        """
        Cut each line of {text} at {mark} and strip its end; drop lines that are left empty.
        text without comments
        Cut every line at the first {mark}, strip its right end and leave out lines with nothing on them.
        Delete comments and blank lines; indentation stays.
        Keep only the part of the lines before {mark}; lines that have nothing before it disappear.
        """,
        """
        lines = [line.split(mark)[0].rstrip() for line in text.splitlines()]
        return "\\n".join(line for line in lines if line)
        ---
        kept = []
        for line in text.splitlines():
            position = line.find(mark)
            if position >= 0:
                line = line[:position]
            if line.strip():
                kept.append(line.rstrip())
        return "\\n".join(kept)
        """,
        lambda r: (
            r.choice(("x = 1 # one", "# all\ny", "a\n\nb  ", "", "k # v # w\n  # z", "// a\nb // c")),
            r.choice(("#", "#", "//")),
        ),
    ),
    made(
        "script_chores.parse_duration_setting",
        "timeout_seconds parse_timeout interval_seconds setting_to_seconds",
        "value: str",
        "int",
        """
        Seconds of a setting such as '30', '30s', '5m', '2h' or '1d', any case; anything else is -1.
        timeout setting in seconds
        A whole number with an optional unit s, m, h or d; without unit it is seconds; -1 if it is malformed.
        '5m' is 300, '2h' 7200, '1d' 86400; blanks around number and unit are allowed, wrong text gives -1.
        Parse an interval from a config into seconds; negative or missing numbers are invalid (-1).
        """,
        """
        units = {"s": 1, "m": 60, "h": 3600, "d": 86400}
        text = value.strip().lower()
        factor = 1
        if text and text[-1] in units:
            factor = units[text[-1]]
            text = text[:-1].strip()
        return int(text) * factor if text.isdigit() else -1
        ---
        import re

        match = re.fullmatch(r"\\s*(\\d+)\\s*([smhd]?)\\s*", value.lower())
        if not match:
            return -1
        return int(match[1]) * {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}[match[2]]
        """,
        lambda r: (r.choice(("30", "30s", "5m", "2h", "1d", "", "x", " 10 M ", "m", "-5s", "0h")),),
    ),
    made(
        "script_chores.parse_page_ranges",
        "parse_page_ranges expand_ranges pages_from_text parse_ranges",
        "text: str; last: int",
        "list[int]",
        """
        Expand ranges like '1-3,5' to a sorted list up to {last}; '4-' is to the end, '-2' from page 1.
        pages of a print dialog
        Numbers and ranges with open ends, by commas; pages outside 1 to {last} and bad parts are dropped.
        '1-3,5' gives [1, 2, 3, 5]; '4-' runs to {last}; each page once, in order; nonsense is ignored.
        Which pages are to be printed? Reversed ranges are empty, pages beyond {last} are left out.
        """,
        """
        pages = set()
        for part in text.replace(" ", "").split(","):
            start, dash, end = part.partition("-")
            if not dash:
                end = start
            elif start or end:
                start, end = start or "1", end or str(last)
            if start.isdigit() and end.isdigit():
                pages.update(range(int(start), int(end) + 1))
        return sorted(page for page in pages if 1 <= page <= last)
        ---
        import re

        pages: list[int] = []
        for part in text.split(","):
            match = re.fullmatch(r"(\\d*)(-?)(\\d*)", part.replace(" ", ""))
            if not match or not (match[1] or match[3]):
                continue
            low = int(match[1] or 1)
            high = int(match[3] or last) if match[2] else low
            pages += [page for page in range(low, high + 1) if 0 < page <= last]
        return sorted(set(pages))
        """,
        lambda r: (
            r.choice(("1-3,5", "", "2", "4-", "-2", "3-1", "1, 2 - 3,2", "x,2", "9", "all")),
            r.randint(1, 9),
        ),
    ),
    made(
        "script_chores.compress_ranges",
        "numbers_to_ranges compress_numbers page_ranges_text collapse_numbers",
        "numbers: list[int]",
        "str",
        """
        {numbers} as sorted ranges: [1, 2, 3, 5] is '1-3, 5'; two neighbors are '7-8', repeats count once.
        page numbers as ranges
        Sort, remove repetitions and join runs of consecutive numbers as 'first-last', parted by ', '.
        Compress a list of whole numbers to text such as '1-3, 5, 7-8'; an empty list gives ''.
        Describe the numbers by ranges with a hyphen; single ones stand alone.
        """,
        """
        runs: list[list[int]] = []
        for number in sorted(set(numbers)):
            if runs and number == runs[-1][1] + 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        return ", ".join(f"{first}-{last}" if last > first else str(first) for first, last in runs)
        ---
        present = set(numbers)
        starts = sorted(number for number in present if number - 1 not in present)
        ends = sorted(number for number in present if number + 1 not in present)
        return ", ".join(
            str(start) if start == end else str(start) + "-" + str(end) for start, end in zip(starts, ends)
        )
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "script_chores.file_age_label",
        "stale_files old_files files_to_delete outdated_files",
        "ages: dict[str, int]; limit: int = 30",
        "list[str]",
        """
        Names in {ages} whose age in days is more than {limit}, oldest first, ties by name.
        files older than a number of days
        List the files to clean up: older than {limit} days; an age of exactly {limit} is kept.
        Return names ordered from the oldest on, equal ages alphabetically.
        Which files are stale? {ages} maps names to days since the last change.
        """,
        """
        old = [name for name, age in ages.items() if age > limit]
        return sorted(old, key=lambda name: (-ages[name], name))
        ---
        pairs = sorted((-age, name) for name, age in ages.items() if age > limit)
        return [name for _, name in pairs]
        """,
        lambda r: (
            {draw.file_name(r): r.choice((0, 29, 30, 31, 90)) for _ in range(r.randint(0, 5))},
            r.choice((30, 30, 60)),
        ),
    ),
    made(
        "script_chores.backup_name",
        "backup_name backup_file_name dated_copy_name archive_name",
        "filename: str; date: str",
        "str",
        """
        {filename} with '_' and {date} without hyphens before the extension; no date: '.bak' behind.
        name for a backup copy
        'data.csv' on 2024-03-01 becomes 'data_20240301.csv'; an empty {date} gives 'data.csv.bak'.
        Insert the compact date before the last dot, or at the end if there is no dot.
        Name a backup by date; with no date append '.bak' to the whole name.
        """,
        """
        if not date:
            return filename + ".bak"
        stem, dot, extension = filename.rpartition(".")
        if not dot:
            stem, extension = filename, ""
        return f"{stem}_{date.replace('-', '')}{dot}{extension}"
        ---
        position = filename.rfind(".")
        if position < 0:
            position = len(filename)
        stamp = "_" + "".join(char for char in date if char != "-")
        return filename[:position] + stamp + filename[position:] if date else f"{filename}.bak"
        """,
        lambda r: (draw.file_name(r), r.choice(("2024-03-01", "2023-12-31", ""))),
    ),
    made(
        "script_chores.group_by_prefix",
        "group_by_name_prefix files_by_prefix group_files series_of_files",
        "filenames: list[str]",
        "dict[str, int]",
        """
        Count {filenames} per leading letters, lower-cased: 'img' for 'img_1.png', else 'other'.
        files per beginning of the name
        Take the letters up to the first other character as key; names that start otherwise count as 'other'.
        How many files belong to each series? Sorted by key.
        Map the alphabetic prefix of the names, in small letters and alphabetical order, to their number.
        """,
        """
        import re

        counts: dict[str, int] = {}
        for filename in filenames:
            match = re.match(r"[A-Za-z]+", filename)
            key = match.group().lower() if match else "other"
            counts[key] = counts.get(key, 0) + 1
        return dict(sorted(counts.items()))
        ---
        from itertools import takewhile

        prefixes = ["".join(takewhile(str.isalpha, name)).lower() or "other" for name in filenames]
        return {prefix: prefixes.count(prefix) for prefix in sorted(set(prefixes))}
        """,
        lambda r: (
            [
                r.choice(("img_1.png", "img_2.png", "doc-7.txt", "README", "img.png", "v1.txt", "_x"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "script_chores.sidecar_pairs",
        "missing_partners files_without_partner unpaired_files missing_sidecars",
        "filenames: list[str]; first: str; second: str",
        "list[str]",
        """
        Files in {filenames} with extension {first} for which the same name with {second} is missing; sorted.
        files without a partner
        Names ending in {first} that do not exist with {second} instead, each once, sorted.
        Which pictures have no text file beside them? Case matters; the result is in order.
        Find unpaired files: 'b.jpg' is reported when there is no 'b.txt'.
        """,
        """
        names = set(filenames)
        return sorted(
            name for name in names if name.endswith(first) and name.removesuffix(first) + second not in names
        )
        ---
        missing = []
        for name in sorted(set(filenames)):
            if name[-len(first) :] == first:
                partner = name[: -len(first)] + second
                if partner not in filenames:
                    missing.append(name)
        return missing
        """,
        lambda r: (
            [
                r.choice(("a.jpg", "a.txt", "b.jpg", "c.txt", "b.JPG", "d.jpg", "d.txt", "e"))
                for _ in range(r.randint(0, 6))
            ],
            ".jpg",
            ".txt",
        ),
    ),
    made(
        "script_chores.common_stem_files",
        "variants_of_files files_by_stem same_stem group_by_stem",
        "filenames: list[str]",
        "dict[str, list[str]]",
        """
        Sorted lower-case extensions of {filenames} per name before the last dot; '' if there is none.
        extensions per file name
        'report.pdf' and 'report.txt' give report: ['pdf', 'txt']; the extensions are distinct and sorted.
        Map each stem to its endings in small letters; a name without dot, or only one in front, has ''.
        Which formats exist of each file? The stems come in order of appearance.
        """,
        """
        groups: dict[str, list[str]] = {}
        for filename in filenames:
            stem, _, extension = filename.rpartition(".")
            if not stem:
                stem, extension = filename, ""
            endings = groups.setdefault(stem, [])
            if extension.lower() not in endings:
                endings.append(extension.lower())
        return {stem: sorted(endings) for stem, endings in groups.items()}
        ---
        import os.path

        parts = [os.path.splitext(filename) for filename in filenames]
        return {
            stem: sorted({ending[1:].lower() for other, ending in parts if other == stem})
            for stem, _ in parts
        }
        """,
        lambda r: (_files(r) + r.choice(([], ["report.txt", "notes.md"], ["a.b"])),),
    ),
    made(
        "script_chores.folder_sizes",
        "folder_sizes size_per_folder totals_by_folder directory_usage",
        "sizes: dict[str, int]",
        "dict[str, int]",
        """
        Sum the {sizes} of paths per top folder (first part), '.' for files without folder; largest first.
        size of each top-level folder
        Map the part before the first '/' to the total; ties are ordered by name, plain files count under '.'.
        Disk usage by first folder: descending total, equal ones alphabetically.
        Add up file sizes by the first component of the path; no slash means '.'.
        """,
        """
        totals: dict[str, int] = {}
        for path, size in sizes.items():
            folder, slash, _ = path.partition("/")
            key = folder if slash else "."
            totals[key] = totals.get(key, 0) + size
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))
        ---
        folders = {path: path.split("/")[0] if "/" in path else "." for path in sizes}
        totals = {
            folder: sum(size for path, size in sizes.items() if folders[path] == folder)
            for folder in sorted(folders.values())
        }
        return {folder: totals[folder] for folder in sorted(totals, key=lambda folder: -totals[folder])}
        """,
        lambda r: (
            {"/".join(draw.words(r, 1, 3)).lower(): r.randint(0, 99) for _ in range(r.randint(0, 4))},
        ),
    ),
    made(
        "script_chores.path_segments_replace",
        "rename_folder replace_folder change_path_part swap_folder",
        "path: str; old: str; new: str",
        "str",
        """
        Replace each folder {old} in {path} by {new}, not the last part; an empty {new} removes it.
        rename a folder within a path
        Only whole parts before the last slash count; with {new} '' the part and its slash are dropped.
        'src/app/x.py' with src to lib is 'lib/app/x.py'; a file named like {old} is not touched.
        Swap a directory name in a path, wherever it occurs as a complete part except at the end.
        """,
        """
        *folders, last = path.split("/")
        changed = [new if folder == old else folder for folder in folders]
        if not new:
            changed = [folder for folder in folders if folder != old]
        return "/".join([*changed, last])
        ---
        parts = path.split("/")
        result = []
        for index, part in enumerate(parts):
            if part == old and index < len(parts) - 1:
                if new == "":
                    continue
                part = new
            result.append(part)
        return "/".join(result)
        """,
        lambda r: (
            "/".join(r.choice(("src", "app", "x", "srcs")) for _ in range(r.randint(1, 5))),
            r.choice(("src", "src", "app")),
            r.choice(("lib", "lib", "")),
        ),
    ),
    made(
        "script_chores.is_inside",
        "is_inside_folder path_is_inside is_below within_folder",
        "path: str; folder: str",
        "bool",
        """
        Is {path} in {folder}, after resolving '.' and '..'? Not if they are equal; '' contains all.
        is a path within a folder
        Simplify both relative paths, then compare part by part; equal paths are False.
        Safety check: 'a/b/../x' is not in 'a/b'; an empty {folder} is the root of everything but itself.
        True if the parts of {folder} begin those of {path} and something follows.
        """,
        """
        def parts(text: str) -> list[str]:
            result: list[str] = []
            for part in text.split("/"):
                if part == "..":
                    result = result[:-1]
                elif part not in ("", "."):
                    result.append(part)
            return result

        outer, inner = parts(folder), parts(path)
        return len(inner) > len(outer) and inner[: len(outer)] == outer
        ---
        import posixpath

        inner = posixpath.normpath("/" + path)
        outer = posixpath.normpath("/" + folder)
        return inner != outer and inner.startswith(outer.rstrip("/") + "/")
        """,
        lambda r: (
            r.choice(("a/b/c", "a/bc", "a/b", "a/b/../x", "x", "", "a/b/./c")),
            r.choice(("a/b", "a/b/", "a", "")),
        ),
    ),
    made(
        "script_chores.ls_columns",
        "list_in_columns names_in_columns ls_columns column_layout",
        "names: list[str]; width: int = 20",
        "list[str]",
        """
        Lay out {names} row by row in columns two wider than the longest name, as many as fit {width}.
        names in columns
        Pad every name to the longest plus 2 and put as many on a line as {width} allows, at least one.
        Lines like a directory listing; spaces at the end are cut, no names give no lines.
        Arrange names in a grid that is at most {width} wide (each column has 2 blanks of gap).
        """,
        """
        if not names:
            return []
        size = max(len(name) for name in names) + 2
        count = max(1, width // size)
        rows = [names[start : start + count] for start in range(0, len(names), count)]
        return ["".join(name.ljust(size) for name in row).rstrip() for row in rows]
        ---
        size = max(map(len, names), default=0) + 2
        per_line = width // size or 1
        lines: list[str] = []
        for index, name in enumerate(names):
            if index % per_line == 0:
                lines.append("")
            lines[-1] += f"{name:<{size}}"
        return [line.rstrip() for line in lines]
        """,
        lambda r: (draw.words(r, 0, 7), r.choice((10, 16, 24))),
    ),
    made(
        "script_chores.log_time_span",
        "log_time_span minutes_covered log_duration span_of_log",
        "lines: list[str]",
        "int",
        """
        Minutes between the earliest and latest 'hh:mm' in the second word of {lines}; 0 with less than two.
        time span of a log of one day
        Read hours and minutes from the second word ('hh:mm:ss'); lines where it has no colon are skipped.
        How long does the log run, in minutes from first to last time of day? Order does not matter.
        Difference of the largest and the smallest time, in minutes; none or one give 0.
        """,
        """
        minutes = []
        for line in lines:
            words = line.split()
            if len(words) > 1 and ":" in words[1]:
                hour, minute = words[1].split(":")[:2]
                minutes.append(int(hour) * 60 + int(minute))
        return max(minutes) - min(minutes) if minutes else 0
        ---
        import re

        times = sorted(match.group(1) for line in lines if (match := re.match(r"\\S+ (\\d\\d:\\d\\d)", line)))
        if not times:
            return 0
        first, last = times[0], times[-1]
        return (int(last[:2]) - int(first[:2])) * 60 + int(last[3:]) - int(first[3:])
        """,
        lambda r: (
            [
                f"2024-03-01 {r.randint(0, 23):02d}:{r.randint(0, 59):02d}:00 INFO x"
                if r.random() < 0.8
                else r.choice(("", "no time", "a b"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "script_chores.logins_per_user",
        "logins_per_user count_logins user_logins login_counts",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count 'user NAME logged in' in {lines} per name in lower case, sorted by name.
        logins per user
        Find 'user', a name, 'logged', 'in' in a row anywhere in a line; count the names without case.
        How often did each user log in? Other lines are ignored; keys in alphabetical order.
        Map lower-case user names to their number of login lines.
        """,
        """
        import re

        counts: dict[str, int] = {}
        for line in lines:
            match = re.search(r"\\buser (\\w+) logged in\\b", line)
            if match:
                name = match.group(1).lower()
                counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items()))
        ---
        names = []
        for line in lines:
            words = line.split()
            for index in range(len(words) - 3):
                if words[index] == "user" and words[index + 2 : index + 4] == ["logged", "in"]:
                    names.append(words[index + 1].lower())
        return {name: names.count(name) for name in sorted(set(names))}
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "user ada logged in",
                        "user ben logged out",
                        "Error: user eva failed",
                        "user Ada logged in ok",
                        "user eva logged in",
                        "",
                        "new user ben logged in",
                    )
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "script_chores.key_values_in_line",
        "key_values_in_line logfmt_fields pairs_in_line parse_logfmt",
        "line: str",
        "dict[str, str]",
        """
        Parse key=value pairs of {line}, values perhaps in double quotes; other words are skipped, last wins.
        fields of a logfmt line
        'ms=35 msg="disk full"' gives ms '35' and msg 'disk full'; words without key or '=' do not count.
        Read the pairs of a log line; quotes allow spaces and are removed, a value may be empty.
        Dictionary of all key=value parts; the key is made of letters, digits and '_'.
        """,
        """
        import re

        pairs = re.findall(r'(?<!\\S)(\\w+)=(?:"([^"]*)"|(\\S*))', line)
        return {key: quoted or plain for key, quoted, plain in pairs}
        ---
        fields = {}
        words = [""]
        quoted = False
        for char in line:
            if char == '"':
                quoted = not quoted
            elif char == " " and not quoted:
                words.append("")
            else:
                words[-1] += char
        for word in words:
            key, equals, value = word.partition("=")
            if key and equals:
                fields[key] = value
        return fields
        """,
        lambda r: (
            " ".join(
                r.choice(("level=info", 'msg="disk full"', "ms=35", "done", "a=", 'x="y z" ', "=b", "ms=7"))
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "script_chores.slow_requests",
        "slow_requests slowest_paths requests_over slow_paths",
        "lines: list[str]; limit: int = 500",
        "list[str]",
        """
        Paths in {lines} 'METHOD path 35ms' that took more than {limit} ms; each once, sorted.
        paths of slow requests
        The third word is a number and ms; malformed lines are skipped, exactly {limit} is not slow.
        Which addresses were slow at least once? Distinct second words, in order.
        Return the sorted set of paths with a time above {limit} milliseconds.
        """,
        """
        slow = set()
        for line in lines:
            words = line.split()
            if len(words) == 3 and words[2].removesuffix("ms").isdigit():
                if int(words[2].removesuffix("ms")) > limit:
                    slow.add(words[1])
        return sorted(slow)
        ---
        import re

        matches = [re.fullmatch(r"\\S+ (\\S+) (\\d+)(?:ms)?", line) for line in lines]
        return sorted({match[1] for match in matches if match and int(match[2]) > limit})
        """,
        lambda r: (
            [
                f"GET {r.choice(('/a', '/b', '/login'))} {r.choice((20, 500, 501, 900))}ms"
                if r.random() < 0.85
                else r.choice(("", "GET /x", "GET /x fastms"))
                for _ in range(r.randint(0, 6))
            ],
            r.choice((500, 500, 100)),
        ),
    ),
    made(
        "script_chores.shorten_message",
        "normalize_message message_pattern log_pattern generalize_message",
        "message: str",
        "str",
        """
        Make a pattern of {message}: numbers become N, texts in double quotes become "...".
        log message without its details
        Replace quoted parts by "..." and then each run of digits by N, so that like messages are equal.
        'took 35 ms' becomes 'took N ms', 'file "a.txt"' becomes 'file "..."'; 3.5 becomes N.N.
        Generalize a log message for grouping.
        """,
        """
        import re

        message = re.sub(r'"[^"]*"', '"..."', message)
        return re.sub(r"\\d+", "N", message)
        ---
        parts = message.split('"')
        result = ""
        for index, part in enumerate(parts):
            if index % 2 and index < len(parts) - 1:
                result += '"..."'
                continue
            for char in part:
                if not char.isdigit():
                    result += char
                elif not result.endswith("N"):
                    result += "N"
        return result
        """,
        lambda r: (
            r.choice(
                (
                    "took 35 ms",
                    "user 12 of 7",
                    'file "a b.txt" missing',
                    "",
                    "done",
                    "id=0042 ok",
                    '"x" and "y" 3.5',
                    "retry: 3 left",
                )
            ),
        ),
    ),
    made(
        "script_chores.last_lines",
        "tail_with_note tail_lines last_lines_with_note end_of_log",
        "lines: list[str]; count: int = 3",
        "list[str]",
        """
        Last {count} of {lines}; if some were left out, first a line '... n more lines' ('1 more line').
        end of a log
        Return the final lines, preceded by how many are not shown; nothing is added when all fit.
        Like tail, with a note such as '... 4 more lines' on top.
        Show only the end of a text; the count in the note agrees with its noun.
        """,
        """
        hidden = len(lines) - count
        if hidden <= 0:
            return list(lines)
        noun = "line" if hidden == 1 else "lines"
        return [f"... {hidden} more {noun}", *lines[-count:]]
        ---
        shown = lines[-count:]
        hidden = len(lines) - len(shown)
        note = ["... " + str(hidden) + " more line" + ("s" if hidden > 1 else "")]
        return (note if hidden else []) + shown
        """,
        lambda r: (draw.words(r, 0, 7), r.choice((1, 2, 3, 10))),
    ),
    made(
        "script_chores.head_and_tail",
        "head_and_tail first_and_last_lines shorten_lines elide_middle",
        "lines: list[str]; count: int = 2",
        "list[str]",
        """
        First and last {count} of {lines} with '...' between; up to twice {count} lines all are shown.
        beginning and end of a list of lines
        Replace the middle by one line '...' when there are more than 2 * {count} lines.
        Shorten a listing: keep {count} lines on both ends.
        Show the head and the tail; short lists come back whole.
        """,
        """
        if len(lines) <= 2 * count:
            return list(lines)
        return [*lines[:count], "...", *lines[-count:]]
        ---
        last = len(lines) - count
        result = []
        for index, line in enumerate(lines):
            if index < count or index >= last or len(lines) <= count + count:
                result.append(line)
            elif index == count:
                result.append("...")
        return result
        """,
        lambda r: (draw.words(r, 0, 8), r.choice((1, 2, 3))),
    ),
    made(
        "script_chores.number_source_lines",
        "number_lines_padded line_numbers numbered_listing with_line_numbers",
        "text: str; start: int = 1",
        "str",
        """
        Number the lines of {text} from {start}, right-aligned to the widest number, ': ' and the line.
        text with line numbers
        Put a number before every line, all numbers equally wide; empty lines have no space after the colon.
        Listing such as ' 9: x' and '10: y'; spaces at the end of a line are removed.
        Add line numbers for display; an empty text stays empty.
        """,
        """
        lines = text.splitlines()
        width = len(str(start + len(lines) - 1))
        return "\\n".join(
            f"{number:>{width}}: {line}".rstrip() for number, line in enumerate(lines, start=start)
        )
        ---
        result = []
        lines = text.splitlines()
        width = len(str(start - 1 + len(lines)))
        for index, line in enumerate(lines):
            number = str(start + index).rjust(width)
            result.append((number + ": " + line).rstrip())
        return "\\n".join(result)
        """,
        lambda r: (draw.text_lines(r), r.choice((1, 1, 8, 99))),
    ),
    made(
        "script_chores.dedent_block",
        "dedent_lines remove_common_indent unindent strip_indentation",
        "lines: list[str]",
        "list[str]",
        """
        Remove the indentation that all non-blank {lines} share; blank lines become ''.
        lines without their common indent
        Cut as many leading spaces as the least indented line has, ignoring blank lines, which are emptied.
        Lines indented by 2 and 4 become indented by 0 and 2; lines of white space become empty.
        Unindent a block of code by the smallest indentation.
        """,
        """
        indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
        cut = min(indents, default=0)
        return [line[cut:] if line.strip() else "" for line in lines]
        ---
        result = [line if line.strip() else "" for line in lines]
        while any(result) and all(line.startswith(" ") for line in result if line):
            result = [line[1:] for line in result]
        return result
        """,
        lambda r: ([r.choice(("  a", "    b", "", " ", "   c", "  d  ")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "script_chores.indent_style",
        "indent_style detect_indentation indent_unit guess_indent",
        "text: str",
        "str",
        """
        Indentation of {text}: 'tabs', 'n spaces' (smallest indent), 'mixed' if both occur, or 'none'.
        tabs or spaces
        First character of the non-blank lines; for spaces the least number, such as '2 spaces'.
        Detect how code is indented: 'tabs', 'mixed', 'none' or like '4 spaces' ('1 space' is '1 spaces').
        Return the indent style; blank lines do not count.
        """,
        """
        lines = [line for line in text.split("\\n") if line.strip()]
        tabs = any(line.startswith("\\t") for line in lines)
        spaces = [len(line) - len(line.lstrip(" ")) for line in lines if line.startswith(" ")]
        if tabs and spaces:
            return "mixed"
        if tabs:
            return "tabs"
        return f"{min(spaces)} spaces" if spaces else "none"
        ---
        import re

        indents = re.findall(r"^([ \\t]+)\\S", text, flags=re.MULTILINE)
        kinds = {indent[0] for indent in indents}
        if len(kinds) == 2:
            return "mixed"
        if not kinds:
            return "none"
        return "tabs" if kinds == {"\\t"} else str(min(map(len, indents))) + " spaces"
        """,
        lambda r: (
            "\n".join(
                r.choice(("a", "  b", "    c", "\td", "", "\t\te", "      f")) for _ in range(r.randint(0, 5))
            )
            if r.random() < 0.6
            else r.choice(("a\n  b\n    c", "a\n    b", "\ta", "x", "")),
        ),
    ),
    made(
        "script_chores.fill_down",
        "fill_down carry_forward repeat_missing_cells fill_blanks_from_above",
        "cells: list[str]",
        "list[str]",
        """
        Replace each blank of {cells} by the last non-blank one before it; at the start '' stays.
        fill blank cells from above
        Carry values forward over empty or white-space cells; those before the first value become ''.
        ['a', '', 'b', ' '] becomes ['a', 'a', 'b', 'b'], as when merged cells are split.
        Repeat the previous value where a cell is empty.
        """,
        """
        filled = []
        last = ""
        for cell in cells:
            if cell.strip():
                last = cell
            filled.append(last)
        return filled
        ---
        from itertools import accumulate

        return list(accumulate(cells, lambda last, cell: cell if cell.strip() else last, initial=""))[1:]
        """,
        lambda r: ([r.choice(("", " ", "tea", "", "milk", "7")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "script_chores.split_cell_lists",
        "explode_column explode_rows split_into_rows one_row_per_value",
        "rows: list[list[str]]; column: int; separator: str = ','",
        "list[list[str]]",
        """
        Repeat each of {rows} for every value of {column}, split at {separator}, trimmed, not blank.
        one row per value of a cell
        A row with 'a;b' in the column becomes two rows; one with nothing there stays once, with ''.
        Split a list-like cell into several rows; empty values are dropped, but no row disappears.
        Explode a column of separated values; other cells are copied.
        """,
        """
        result = []
        for row in rows:
            values = [value.strip() for value in row[column].split(separator) if value.strip()]
            for value in values or [""]:
                result.append([*row[:column], value, *row[column + 1 :]])
        return result
        ---
        exploded = []
        for row in rows:
            parts = list(filter(None, map(str.strip, row[column].split(separator))))
            if not parts:
                parts.append("")
            for part in parts:
                copy = list(row)
                copy[column] = part
                exploded.append(copy)
        return exploded
        """,
        lambda r: (
            [[draw.word(r), r.choice(("a;b", "x", "", "c; d;", ";"))] for _ in range(r.randint(0, 4))],
            1,
            r.choice((";", ";", ",")),
        ),
    ),
    made(
        "script_chores.merge_rows_by_key",
        "merge_rows combine_rows_by_key join_values_by_key collect_values",
        "rows: list[list[str]]",
        "list[list[str]]",
        """
        Merge {rows} of [key, value] with equal keys: values joined by ', ', each once, blanks left out.
        one row per key
        Return [key, values] for every distinct key in order of appearance; repeated and empty values go.
        [['a', '1'], ['b', '2'], ['a', '3']] becomes [['a', '1, 3'], ['b', '2']].
        Collect the values of a key in one cell, without repetition; a key with no values has ''.
        """,
        """
        values: dict[str, list[str]] = {}
        for key, value in rows:
            known = values.setdefault(key, [])
            if value and value not in known:
                known.append(value)
        return [[key, ", ".join(known)] for key, known in values.items()]
        ---
        keys = list(dict.fromkeys(row[0] for row in rows))
        return [
            [key, ", ".join(dict.fromkeys(value for other, value in rows if other == key and value))]
            for key in keys
        ]
        """,
        lambda r: (
            [[r.choice(("a", "b", "c")), r.choice(("1", "2", "", "1"))] for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "script_chores.ragged_report",
        "row_length_problems ragged_rows check_row_lengths wrong_row_lengths",
        "rows: list[list[str]]",
        "list[str]",
        """
        Report {rows} whose length differs from the first: 'row 3: 2 cells instead of 4' (first row is 1).
        rows with a wrong number of cells
        Compare each row with the header's length and describe those that are shorter or longer.
        Check a table: messages with row number (from 1), number of cells and expected number.
        Which lines of the table are ragged? The first row sets the size; no rows, no messages.
        """,
        """
        return [
            f"row {number}: {len(row)} cells instead of {len(rows[0])}"
            for number, row in enumerate(rows, start=1)
            if len(row) != len(rows[0])
        ]
        ---
        messages = []
        expected = len(rows[0]) if rows else 0
        for index in range(1, len(rows)):
            size = len(rows[index])
            if size - expected:
                messages.append("row " + str(index + 1) + f": {size} cells instead of {expected}")
        return messages
        """,
        lambda r: (_rows(r),),
    ),
    made(
        "script_chores.column_letters_range",
        "cell_reference cell_name spreadsheet_cell a1_reference",
        "row: int; column: int",
        "str",
        """
        Spreadsheet name of the cell at {row} and {column}, both from 0: (0, 0) is 'A1', (9, 27) 'AB10'.
        name of a spreadsheet cell
        Column in letters (A to Z, then AA, AB, ...) followed by the row counted from 1.
        Convert zero-based positions to A1 notation.
        After column Z comes AA; the row number is one more than {row}.
        """,
        """
        letters = ""
        number = column + 1
        while number:
            number, rest = divmod(number - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return f"{letters}{row + 1}"
        ---
        import string

        name = string.ascii_uppercase[column % 26]
        while column >= 26:
            column = column // 26 - 1
            name = string.ascii_uppercase[column % 26] + name
        return name + str(row + 1)
        """,
        lambda r: (r.choice((0, 1, 9, 41)), r.choice((0, 2, 25, 26, 27, 51, 52, 701, 702))),
    ),
    made(
        "script_chores.parse_cell_range",
        "parse_cell_range cells_in_range range_size count_range_cells",
        "text: str",
        "int",
        """
        How many cells has a range such as 'A1:B2'? One letter each; the ends may be swapped; bad text is 0.
        size of a spreadsheet range
        A single cell like 'B5' is 1; columns are single letters in any case; malformed ranges give 0.
        Count rows times columns between two corners, in either order; 'A1:B2' has 4.
        Number of cells from corner to corner; anything but letter and digits on both sides is 0.
        """,
        """
        import re

        match = re.fullmatch(r"([A-Z])(\\d+)(?::([A-Z])(\\d+))?", text.upper())
        if not match:
            return 0
        if not match[3]:
            return 1
        columns = abs(ord(match[1]) - ord(match[3])) + 1
        rows = abs(int(match[2]) - int(match[4])) + 1
        return columns * rows
        ---
        corners = text.upper().split(":")
        if len(corners) > 2 or not all(corner[:1].isalpha() and corner[1:].isdigit() for corner in corners):
            return 0
        first, last = corners[0], corners[-1]
        width = ord(last[0]) - ord(first[0])
        height = int(last[1:]) - int(first[1:])
        return (abs(width) + 1) * (abs(height) + 1)
        """,
        lambda r: (r.choice(("A1:B2", "a1:c1", "B5", "", "C3:A1", "A1:", "A:B", "D4:D9", "A10:B12")),),
    ),
    made(
        "script_chores.value_counts_text",
        "value_counts_lines frequency_lines histogram_lines count_values_text",
        "cells: list[str]",
        "list[str]",
        """
        Lines 'value: n' for {cells}, trimmed and lower-cased, most first, ties by name; blanks as '(blank)'.
        how often each value occurs in a column
        Count values without case and outer spaces; empty ones are '(blank)'; order by count down, then value.
        Frequency table of a column as text lines.
        Summarize a column: every distinct value with its number, the most frequent first.
        """,
        """
        counts: dict[str, int] = {}
        for cell in cells:
            value = cell.strip().lower() or "(blank)"
            counts[value] = counts.get(value, 0) + 1
        ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return [f"{value}: {count}" for value, count in ranked]
        ---
        values = [cell.lower().strip() for cell in cells]
        values = [value if value else "(blank)" for value in values]
        names = sorted(sorted(set(values)), key=values.count, reverse=True)
        return [name + ": " + str(values.count(name)) for name in names]
        """,
        lambda r: ([r.choice(("tea", "Tea ", "milk", "", "rice", "milk")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "script_chores.boolean_column",
        "yes_no_column normalize_yes_no clean_booleans yes_no_values",
        "cells: list[str]",
        "list[str]",
        """
        Normalize {cells} to 'yes', 'no', '' or '?': y, yes, true, 1, x are yes; n, no, false, 0 no; blank ''.
        yes/no column in one spelling
        Map y/yes/true/1/x to 'yes', n/no/false/0 to 'no' (any case, trimmed), blanks to '', others to '?'.
        Unify a column of answers; what is not understood becomes a question mark.
        Clean truth values of a spreadsheet: yes, no, empty or '?'.
        """,
        """
        result = []
        for cell in cells:
            word = cell.strip().lower()
            if word in ("y", "yes", "true", "1", "x"):
                result.append("yes")
            elif word in ("n", "no", "false", "0"):
                result.append("no")
            else:
                result.append("?" if word else "")
        return result
        ---
        meanings = dict.fromkeys(("y", "yes", "true", "1", "x"), "yes")
        meanings.update(dict.fromkeys(("n", "no", "false", "0"), "no"))
        meanings[""] = ""
        return [meanings.get(cell.lower().strip(), "?") for cell in cells]
        """,
        lambda r: (
            [
                r.choice(("yes", "Y", "no", "N ", "", "1", "0", "true", "FALSE", "maybe", "x"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "script_chores.date_cell",
        "iso_date_cell normalize_date_text to_iso_date date_cell_to_iso",
        "text: str",
        "str",
        """
        ISO date of {text}: 'd.m.y' or 'm/d/y' or 'y-m-d'; two-digit years are 20yy; anything else gives ''.
        date cell in ISO form
        Dots: day first, slashes: month first, hyphens: year first; yyyy-mm-dd, or '' unless 3 numbers.
        '1.3.24' becomes '2024-03-01', '03/15/2024' becomes '2024-03-15'; the calendar is not checked.
        Normalize the dates of a column by their separator; years below 100 get 2000 added.
        """,
        """
        orders = {".": (2, 1, 0), "/": (2, 0, 1), "-": (0, 1, 2)}
        for separator, (year, month, day) in orders.items():
            parts = text.strip().split(separator)
            if len(parts) == 3 and all(part.isdigit() for part in parts):
                numbers = [int(part) for part in parts]
                full = numbers[year] + 2000 if numbers[year] < 100 else numbers[year]
                return f"{full:04d}-{numbers[month]:02d}-{numbers[day]:02d}"
        return ""
        ---
        import re

        match = re.fullmatch(r"(\\d+)([./-])(\\d+)\\2(\\d+)", text.strip())
        if not match:
            return ""
        first, middle, last = int(match[1]), int(match[3]), int(match[4])
        if match[2] == ".":
            day, month, year = first, middle, last
        elif match[2] == "/":
            month, day, year = first, middle, last
        else:
            year, month, day = first, middle, last
        return "%04d-%02d-%02d" % (year if year >= 100 else year + 2000, month, day)
        """,
        lambda r: (
            r.choice(
                (
                    "31.12.2023",
                    "1.3.24",
                    "03/15/2024",
                    "2024-03-01",
                    "",
                    "soon",
                    "1/2/99",
                    " 5.6.2020 ",
                    "12.2023",
                    "2024-3-1",
                )
            ),
        ),
    ),
    made(
        "script_chores.percent_cell",
        "percent_cell parse_percent percent_to_fraction read_percentage",
        "text: str",
        "float",
        """
        Fraction of a cell '12.5 %': divided by 100 if it has a percent sign; bad text is 0.0.
        percentage cell to a number
        '7%' is 0.07 and '0.25' is 0.25; a comma may be the decimal mark; not a number gives 0.0.
        Read a percentage; only a sign at the end makes it hundredths; rounded to 4 places.
        Convert percent text to a float rounded to four decimals, 0.0 if it cannot be read.
        """,
        """
        text = text.strip().replace(",", ".")
        percent = text.endswith("%")
        try:
            number = float(text.rstrip("%"))
        except ValueError:
            return 0.0
        return round(number / 100 if percent else number, 4)
        ---
        import re

        match = re.fullmatch(r"(-?\\d+(?:[.,]\\d+)?)\\s*(%?)", text.strip())
        if not match:
            return 0.0
        number = float(match.group(1).replace(",", "."))
        if match.group(2):
            number /= 100
        return round(number, 4)
        """,
        lambda r: (r.choice(("7%", "12.5 %", "0,5%", "50", "", "x%", "-3%", "%", "100%", "0.25")),),
    ),
    made(
        "script_chores.inline_comment_value",
        "value_without_comment strip_inline_comment setting_value clean_setting",
        "value: str",
        "str",
        """
        Value of a setting: quotes removed if it is quoted, else cut at ' #' or a leading '#', and trimmed.
        setting without comment and quotes
        A quoted value ('..' or "..") is what is inside; else a # after a space starts a comment.
        '80 # port' is '80', '"a # b"' is 'a # b', 'a#b' stays; a quote that is never closed is kept.
        Clean the right side of 'key = value'.
        """,
        """
        text = value.strip()
        if text[:1] in ("'", '"'):
            end = text.find(text[0], 1)
            if end > 0:
                return text[1:end]
        if text.startswith("#"):
            return ""
        return text.split(" #")[0].strip()
        ---
        import re

        text = value.strip()
        for quote in ("'", '"'):
            if text.startswith(quote) and text.count(quote) > 1:
                return text.split(quote)[1]
        return re.sub(r"(^| )#.*", "", text).strip()
        """,
        lambda r: (
            r.choice(
                ("80 # port", '"a # b"', "x;y", "", " 'it' ", "# only", '"open', "a#b", '"q" # c', "yes  #no")
            ),
        ),
    ),
    made(
        "script_chores.layered_settings",
        "layered_settings merge_settings effective_settings settings_with_defaults",
        "defaults: dict[str, str]; custom: dict[str, str]",
        "dict[str, str]",
        """
        Copy {defaults}, replaced by {custom} where the key exists there and the value is not blank.
        defaults with custom values
        Only known keys can be overridden; blank custom values, and keys not in {defaults}, are ignored.
        Effective settings: the default unless a non-empty custom value is given; no new keys.
        Merge two layers of configuration, keeping the keys of the first.
        """,
        """
        return {
            key: custom[key] if custom.get(key, "").strip() else value for key, value in defaults.items()
        }
        ---
        settings = defaults.copy()
        for key, value in custom.items():
            if key in settings and value.strip():
                settings[key] = value
        return settings
        """,
        lambda r: (
            {key: r.choice("12") for key in r.sample("abc", r.randint(1, 3))},
            {
                key: r.choice(("3", "4", "", " "))
                for key in r.sample(("a", "b", "c", "x", "A"), r.randint(0, 5))
            },
        ),
    ),
    made(
        "script_chores.unknown_settings",
        "unknown_settings unexpected_keys unrecognized_settings check_setting_names",
        "settings: dict[str, str]; known: list[str]",
        "list[str]",
        """
        Sorted keys of {settings} that are not in {known}, ignoring case; keys that start with '#' are fine.
        unknown settings
        Find typos in a config: keys that nobody knows, compared in lower case, in alphabetical order.
        Which names are not recognized? Commented-out ones ('#...') do not count.
        Return unexpected keys, sorted.
        """,
        """
        names = {name.lower() for name in known}
        return sorted(key for key in settings if key.lower() not in names and not key.startswith("#"))
        ---
        unknown = []
        for key in sorted(settings):
            if key[:1] == "#":
                continue
            if not any(key.lower() == name.lower() for name in known):
                unknown.append(key)
        return unknown
        """,
        lambda r: (
            dict.fromkeys(r.sample(("port", "Host", "debug", "prot", "#x"), r.randint(0, 5)), "1"),
            r.sample(("port", "host", "debug"), r.randint(0, 3)),
        ),
    ),
    made(
        "script_chores.config_text",
        "config_text settings_to_text write_config format_settings",
        "settings: dict[str, str]",
        "str",
        """
        Lines 'key = value' for {settings}, sorted; empty values and those with space or # in quotes.
        settings as config text
        Write one line for each key in alphabetical order; quote a value with a blank or #, or an empty one.
        Return the text of a config file; plain values stand without quotes.
        Serialize settings: 'name = "a b"', 'port = 80'; no settings give ''.
        """,
        """
        lines = []
        for key, value in sorted(settings.items()):
            if not value or " " in value or "#" in value:
                value = f'"{value}"'
            lines.append(f"{key} = {value}")
        return "\\n".join(lines)
        ---
        def quoted(value: str) -> str:
            plain = value != "" and not set(value) & {" ", "#"}
            return value if plain else '"' + value + '"'

        return "\\n".join(key + " = " + quoted(settings[key]) for key in sorted(settings))
        """,
        lambda r: (
            {
                r.choice(("port", "host", "db.user", "name", "db.port")): r.choice(
                    ("80", "", "a b", "x#y", "ok")
                )
                for _ in range(r.randint(0, 4))
            },
        ),
    ),
    made(
        "script_chores.build_query",
        "build_query query_from_filters filters_to_query make_query_string",
        "filters: dict[str, str]",
        "str",
        """
        Query string '?a=1&b=2' of {filters}, sorted by key, without empty values; ' ' as '+', '&' as '%26'.
        query string of a search form
        Leave out blank filters, join the others as key=value with &, after a '?'; nothing left gives ''.
        Spaces become +, an & inside a value %26; keys in alphabetical order; no filters, no question mark.
        Build the part of an address behind the path from form fields.
        """,
        """
        parts = []
        for key in sorted(filters):
            value = filters[key]
            if value:
                parts.append(f"{key}={value.replace('&', '%26').replace(' ', '+')}")
        return "?" + "&".join(parts) if parts else ""
        ---
        from urllib.parse import urlencode

        query = urlencode(sorted((key, value) for key, value in filters.items() if value))
        return f"?{query}" if query else ""
        """,
        lambda r: (
            {
                key: r.choice(("tea", "", "a b", "x&y", "1"))
                for key in r.sample(("q", "page", "sort", "tag"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "script_chores.sort_query",
        "sort_query canonical_query ordered_query normalize_query",
        "url: str",
        "str",
        """
        Sort the query parameters of {url}, drop empty pieces and exact repetitions; the '#part' stays.
        canonical order of query parameters
        Order the pieces between & alphabetically, each once; no query left means no '?'.
        '/a?b=2&a=1' becomes '/a?a=1&b=2'; the fragment is kept behind.
        Make addresses comparable by sorting what follows the question mark.
        """,
        """
        address, mark, fragment = url.partition("#")
        path, _, query = address.partition("?")
        parts = sorted({part for part in query.split("&") if part})
        return path + ("?" + "&".join(parts) if parts else "") + mark + fragment
        ---
        address, *rest = url.split("#", 1)
        path, *queries = address.split("?", 1)
        pieces: list[str] = []
        for piece in sorted("".join(queries).split("&")):
            if piece and piece not in pieces:
                pieces.append(piece)
        if pieces:
            path += "?" + "&".join(pieces)
        return "#".join([path, *rest])
        """,
        lambda r: (
            r.choice(("/a?b=2&a=1", "/a", "/a?", "/x?b=2&b=1&a#top", "https://x.io/?z=1&y=2", "/a?a=1&a=1&")),
        ),
    ),
    made(
        "script_chores.link_display",
        "link_display display_url short_link_text pretty_url",
        "url: str; limit: int = 20",
        "str",
        """
        {url} without scheme, 'www.', query, fragment and final slash, cut to {limit} ending in '…'.
        short display of a link
        Drop http(s)://, www., what follows ? or #, and slashes at the end; too long texts end in one '…'.
        Return at most {limit} characters; a shortened address has an ellipsis character at its end.
        Make a link text: host and path only.
        """,
        """
        text = url.split("#")[0].split("?")[0].split("://")[-1]
        text = text.removeprefix("www.").rstrip("/")
        return text if len(text) <= limit else text[: limit - 1] + "…"
        ---
        import re

        text = re.sub(r"^https?://(www\\.)?|/*([?#].*)?$", "", url)
        if len(text) > limit:
            text = text[: limit - 1] + "…"
        return text
        """,
        lambda r: (_url(r), r.choice((10, 15, 20, 40))),
    ),
    made(
        "script_chores.path_language",
        "language_of_path split_language locale_from_path language_and_path",
        "path: str; default: str = 'en'",
        "tuple[str, str]",
        """
        Split {path} into language and rest: a first part of two small letters, else {default}.
        language of a web path
        '/de/about' gives ('de', '/about'), '/fr' gives ('fr', '/'); others ({default}, {path}), '' as '/'.
        Return (language, remaining path); only two lower-case letters between slashes count.
        Read the locale of an address; without one the default and the whole path.
        """,
        """
        parts = path.split("/")
        if len(parts) > 1 and len(parts[1]) == 2 and parts[1].isalpha() and parts[1].islower():
            return parts[1], "/" + "/".join(parts[2:])
        return default, path or "/"
        ---
        import re

        match = re.fullmatch(r"/([a-z]{2})(/.*)?", path)
        if match:
            return match.group(1), match.group(2) or "/"
        return default, path if path else "/"
        """,
        lambda r: (
            r.choice(("/de/about", "/fr", "/about", "/", "", "/DE/x", "/deu/x", "/12/a", "/it/")),
            r.choice(("en", "de")),
        ),
    ),
    made(
        "script_chores.redirect_target",
        "redirect_target follow_redirects final_redirect resolve_redirect",
        "path: str; redirects: dict[str, str]",
        "str",
        """
        Follow {redirects} from {path} until there is none; '' if it runs in a circle.
        final target of redirects
        Look the path up again and again; a path that comes up twice means a loop, which gives ''.
        Where does a visitor end? Paths without an entry are the end.
        Resolve a chain of redirects, guarding against cycles (empty text).
        """,
        """
        seen = {path}
        while path in redirects:
            path = redirects[path]
            if path in seen:
                return ""
            seen.add(path)
        return path
        ---
        for _ in range(len(redirects) + 1):
            if path not in redirects:
                return path
            path = redirects[path]
        return ""
        """,
        lambda r: (
            r.choice(("/a", "/b", "/x")),
            {
                key: r.choice(("/a", "/b", "/c", "/d"))
                for key in r.sample(("/a", "/b", "/c"), r.randint(0, 3))
            },
        ),
    ),
)
