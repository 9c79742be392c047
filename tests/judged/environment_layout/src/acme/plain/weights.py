from acme.tools.lengths import inches


def kilos(pounds):
    return pounds * 0.5


def stone(pounds):
    return inches(pounds) / 168
