def meters(feet):
    return feet * 0.3048


def feet(meters):
    return meters / 0.3048


def inches(feet):
    return feet * 12
