def shout(text: str) -> str:
    return text.upper() + "!"


def last_word(sentence):
    words = sentence.split()
    return words[-1] if words else ""


def wrap_words(text: str, width: int) -> list[str]:
    lines = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def hide_middle(text):
    return " ".join(
        word if len(word) < 3 else word[0] + "." * (len(word) - 2) + word[-1] for word in text.split(" ")
    )


def username(first: str, last: str, taken: list[str]) -> str:
    name = (first[0] + last).lower()
    if name not in taken:
        return name
    number = 2
    while f"{name}{number}" in taken:
        number += 1
    return f"{name}{number}"


def title_case(title: str) -> str:
    words = title.lower().split()
    small = {"a", "of", "the", "and"}
    return " ".join(
        word if place and word in small else word.capitalize() for place, word in enumerate(words)
    )
