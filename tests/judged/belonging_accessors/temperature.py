from typing import overload


class Temperature:
    def __init__(self, celsius):
        self._celsius = celsius

    @property
    def fahrenheit(self):
        return self._celsius * 1.8 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self._celsius = round((value - 32) / 1.8, 3)

    @fahrenheit.deleter
    def fahrenheit(self):
        self._celsius = None

    @property
    def kelvin(self):
        return self._celsius + 273.15

    @kelvin.setter
    def kelvin(self, value):
        self._celsius = value + 273.15

    @overload
    def scaled(self, by: int) -> float: ...
    @overload
    def scaled(self, by: str) -> str: ...
    def scaled(self, by):
        return f"{self._celsius}{by}" if isinstance(by, str) else self._celsius * by

    def __eq__(self, other):
        return self._celsius == other._celsius

    def __len__(self):
        return 1

    def __getitem__(self, place):
        return self._celsius[place]

    @classmethod
    def parse(cls, text):
        return cls(float(text.rstrip("C")))

    @staticmethod
    def valid(celsius):
        return celsius > -273
