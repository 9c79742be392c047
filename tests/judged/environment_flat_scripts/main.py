import sys

import colorsys


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    for argument in arguments:
        print(colorsys.rgb(argument))
    return len(arguments)


def quit_with(code):
    sys.exit(code)


if __name__ == "__main__":
    sys.exit(main())
