import unittest

import registry
from registry import lookup, register


def setUpModule():
    registry.LOG.append("module")


class RegistryCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.count = register("class", 1)

    @classmethod
    def tearDownClass(cls):
        registry.unregister("class")

    def setUp(self):
        register("own", self.id())
        self.addCleanup(registry.unregister, "own")

    def tearDown(self):
        self.assertIn("own", registry.REGISTRY)

    def test_register(self):
        self.assertEqual(self.count, 1)
        self.assertEqual(register("own", 3), 2)

    def test_lookup(self):
        self.assertTrue(lookup("own").endswith("test_lookup"))
        with self.assertRaises(KeyError):
            lookup("none")

    def test_names(self):
        self.assertListEqual(registry.names(), ["class", "own"])

    def test_module(self):
        self.assertEqual(registry.LOG[0], "module")


class Tables(unittest.TestCase):
    def runs(self, function, rows):
        for number, expected in rows:
            with self.subTest(number=number):
                self.assertEqual(function([number]), {number: expected})

    def test_squares(self):
        self.runs(registry.squares, [(2, 4), (3, 9)])

    def test_cubes(self):
        self.runs(registry.cubes, [(1, 1), (2, 8)])

    def test_missing(self):
        self.skipTest("later")
        self.assertIsNone(registry.missing())


if __name__ == "__main__":
    unittest.main()
