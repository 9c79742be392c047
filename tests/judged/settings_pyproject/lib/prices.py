import warnings


def gross(net):
    return round(net * 1.19, 2)


def price(net):
    warnings.warn("old name", DeprecationWarning, stacklevel=2)
    return net


def rounded(net):
    warnings.warn("loses cents", UserWarning, stacklevel=2)
    return round(net)


def catalog(count):
    return list(range(count))
