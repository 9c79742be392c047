def parity(bits):
    return bits.count("1") % 2


def flip(bits):
    return bits.translate({48: 49, 49: 48})
