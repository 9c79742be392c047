def roman(number):
    text = ""
    for value, letters in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
        while number >= value:
            text += letters
            number -= value
    return text


def celsius(fahrenheit):
    return round((fahrenheit - 32) / 1.8, 1)


def bits(number):
    return f"{number:b}"


def digits(number):
    return [int(digit) for digit in str(number)]


def ordinal(number):
    return f"{number}th"
