import unittest
from unittest import mock
from unittest.mock import MagicMock, call, patch

import weather


class WeatherTest(unittest.TestCase):
    @patch("weather.urlopen")
    def test_fetch(self, opened):
        opened.return_value.__enter__.return_value.read.return_value = b"7"
        self.assertEqual(weather.fetch("oslo"), "7")
        opened.assert_called_once_with("https://example.org/oslo")

    @patch.object(weather, "UNIT", "F")
    @mock.patch("weather.fetch", return_value="45")
    def test_report(self, fetch):
        self.assertEqual(weather.report("oslo"), "oslo: 45 F")
        self.assertEqual(fetch.mock_calls, [call("oslo")])

    def test_stamped(self):
        with patch("weather.time.time", side_effect=[1.4, 2.6]):
            self.assertEqual(weather.stamped("a"), "1 a")
            self.assertEqual(weather.stamped("b"), "3 b")

    @patch.dict("os.environ", {"WEATHER_HOME": "oslo"})
    def test_home(self):
        self.assertEqual(weather.home(), "oslo")

    @patch("weather.time.sleep")
    def test_retry(self, sleep):
        action = MagicMock(side_effect=[OSError, OSError, 5])
        self.assertEqual(weather.retry(action, 3), 5)
        self.assertEqual(sleep.call_count, 2)
