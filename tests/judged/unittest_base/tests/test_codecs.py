import unittest

import codecs_of

from .base import Named, RoundTrip


class Hex(RoundTrip):
    there = staticmethod(codecs_of.to_hex)
    back = staticmethod(codecs_of.from_hex)


class Base64(RoundTrip):
    there = staticmethod(codecs_of.to_base64)
    back = staticmethod(codecs_of.from_base64)


class Later(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.value = await codecs_of.later(2)

    async def test_later(self):
        self.assertEqual(self.value, 2)
        self.assertEqual(await codecs_of.later("x"), "x")

    async def test_both(self):
        pair = await codecs_of.both(codecs_of.later(1), codecs_of.later(2))
        self.assertEqual(pair, [1, 2])


class Doubling(Named, unittest.TestCase):
    @unittest.expectedFailure
    def test_broken(self):
        self.assertTwice(codecs_of.broken("ab"))

    def test_fixed(self):
        self.assertTwice(codecs_of.fixed("ab"))

    def check_broken(self):
        self.assertTwice(codecs_of.broken("c"))
