SUMMARY = DESCRIPTION = EXAMPLES = ""


def configure(parser):
    pass


def main(arguments):
    return 0
