def extension(filename: str) -> str:
    return filename.rpartition(".")[2].lower() if "." in filename else ""


def split_setting(line: str) -> tuple[str, str]:
    name, _, value = line.partition("=")
    return name.strip(), value.strip()


def parse_query(query: str) -> dict[str, str]:
    pairs = (pair.partition("=") for pair in query.split("&") if pair)
    return {name: value for name, _, value in pairs}


def page_numbers(text):
    pages = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        pages.extend(range(int(first), int(last or first) + 1))
    return pages


def parse_size(text: str) -> int:
    text = text.replace(" ", "").upper()
    factor = {"K": 1024, "M": 1024 * 1024}.get(text[-1], 1)
    return int(text.rstrip("KM")) * factor


def read_version(text: str) -> tuple[int, int, int]:
    numbers = [int(part) for part in text.removeprefix("v").partition("-")[0].split(".")]
    first, second, third = [*numbers, 0, 0][:3]
    return first, second, third
