import unittest


class RoundTrip(unittest.TestCase):
    there = back = None
    longMessage = True

    def setUp(self):
        if self.there is None:
            self.skipTest("abstract")

    def test_round_trip(self):
        for data in (b"", b"abc", bytes(range(256))):
            self.assertEqual(type(self).back(type(self).there(data)), data)


class Named:
    def assertTwice(self, text):
        assert len(text) % 2 == 0, text
        self.assertEqual(text[: len(text) // 2], text[len(text) // 2 :])
