import unittest

from ratio import doubled, halves


class TestRatio(unittest.TestCase):
    def test_both(self):
        for number in (2, 4):
            with self.subTest(number=number):
                self.assertEqual(halves(number) + halves(number), number)
        self.assertEqual(doubled(3), 6)
