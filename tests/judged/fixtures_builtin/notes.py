import logging
import os
import sys
import warnings
from pathlib import Path

FOLDER = "/nowhere"
log = logging.getLogger(__name__)


class Notes:
    def __init__(self, folder):
        self.folder = Path(folder)

    def write(self, name, text):
        path = self.folder / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        return path

    def names(self):
        return sorted(path.stem for path in self.folder.glob("*.txt"))


def show(text):
    print(text)
    print("shown", file=sys.stderr)


def warn(count):
    log.warning("%d left", count)
    log.info("info")


def folder():
    return os.environ.get("NOTES", FOLDER)


def ask():
    return input("name? ").strip()


def headline(text):
    return text.partition("\n")[0].title()


def old():
    warnings.warn("old is old", DeprecationWarning, stacklevel=2)


def silent(text):
    print(text)
    return text
