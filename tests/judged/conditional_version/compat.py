import sys

if sys.version_info >= (3, 8):

    def removeprefix(text, prefix):
        return text[len(prefix) :] if text.startswith(prefix) else text

else:

    def removeprefix(text, prefix):
        raise NotImplementedError


if sys.platform == "no such system":

    def separator():
        return "!"

else:

    def separator():
        return "/"


class Reader:
    if sys.version_info >= (3,):

        def read(self):
            return "text"

    else:

        def read(self):
            return b"text"


if sys.version_info < (3,):

    def cmp(left, right):
        return (left > right) - (left < right)
