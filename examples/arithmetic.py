"""Small things one does with numbers."""


def average(numbers: list[float]) -> float:
    """Return the average of the numbers, or 0 if there are none.

    >>> average([1, 2, 3])
    2.0
    >>> average([])
    0
    """
    raise NotImplementedError


def fizzbuzz(n: int) -> str:
    """Return "Fizz" for multiples of 3, "Buzz" for multiples of 5, "FizzBuzz" for both, else the number.

    >>> fizzbuzz(9)
    'Fizz'
    >>> fizzbuzz(10)
    'Buzz'
    >>> fizzbuzz(30)
    'FizzBuzz'
    >>> fizzbuzz(7)
    '7'
    """
    pass


def digit_sum(n: int) -> int:
    """Return the sum of the digits of n.

    >>> digit_sum(123)
    6
    >>> digit_sum(90)
    9
    """
    ...
