def parts(path):
    return path.split("/")


def drive(path):
    return path[:2]


def join(*names):
    return "/".join(names)


def depth(path):
    return path.count("/")
