"""The drivers' command language, on a screen that is a picture in memory."""

import pathlib
import sys
import tempfile
import unittest

from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Drivers"))

from driver_error import DriverError  # noqa: E402
from screen_driver import ScreenDriver, command  # noqa: E402


class PictureDriver(ScreenDriver):
    """Shows one picture after the other, one for each look that a wait takes."""

    def __init__(self, *pictures):
        super().__init__()
        self.pictures = list(pictures)
        self.did = []

    def picture(self):
        return self.pictures[0]

    def wait(self, happened, seconds):
        while not happened(self.pictures[0]):
            if len(self.pictures) == 1:
                return False
            self.pictures.pop(0)
        return True

    def point(self, x, y):
        self.did.append(("point", x, y))

    def press(self, button):
        self.did.append(("press", button))

    def release(self, button):
        self.did.append(("release", button))

    def strike(self, name):
        self.did.append(("strike", name))

    def enter(self, text):
        self.did.append(("enter", text))

    def close(self):
        pass

    @command("WORD...")
    def several(self, *words):
        """Takes one word or more."""
        return {"words": words}


def screen(colour, size=(20, 10)):
    return Image.new("RGB", size, colour)


class CommandLanguage(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "a picture.png"

    def assert_refuses(self, driver, line, sentence):
        with self.assertRaises(DriverError) as caught:
            driver.execute(line)
        self.assertIn(sentence, str(caught.exception))

    def test_a_double_click_is_two_clicks_at_one_place(self):
        driver = PictureDriver(screen("red"))
        driver.execute("double-click 3 4")
        self.assertEqual(driver.did, [("point", 3, 4)] + 2 * [("press", 1), ("release", 1)])

    def test_a_click_moves_presses_and_releases(self):
        driver = PictureDriver(screen("red"))
        driver.execute("click 3 4")
        driver.execute("click 3 4 5")
        self.assertEqual(
            driver.did,
            [("point", 3, 4), ("press", 1), ("release", 1), ("point", 3, 4), ("press", 5), ("release", 5)],
        )

    def test_a_text_is_the_rest_of_the_line_as_it_is(self):
        driver = PictureDriver(screen("red"))
        driver.execute("type it's  \"so\" ")
        self.assertEqual(driver.did, [("enter", "it's  \"so\" ")])

    def test_a_path_may_stand_in_quotes(self):
        PictureDriver(screen("red")).execute(f"capture '{self.file}'")
        self.assertEqual(Image.open(self.file).getpixel((0, 0)), (255, 0, 0))

    def test_one_word_or_more(self):
        driver = PictureDriver(screen("red"))
        self.assertEqual(driver.execute("several a 'b c' d")["words"], ("a", "b c", "d"))
        self.assert_refuses(driver, "several", "Write: several WORD...")

    def test_what_is_not_understood_is_answered_with_the_right_form(self):
        driver = PictureDriver(screen("red"))
        for line in ["move 1", "move 1 2 3", "move a b", "move 'open"]:
            self.assert_refuses(driver, line, f"'{line}' is not understood. Write: move X Y")
        self.assert_refuses(driver, "wait-colour 0 0 red 0 1", "Write: wait-colour X Y RRGGBB TOLERANCE SECONDS")
        self.assert_refuses(driver, "jump", "There is no command 'jump'. The commands are: capture, ")

    def test_a_wait_for_a_colour_takes_one_within_the_tolerance_and_no_other(self):
        driver = PictureDriver(screen("black"), screen((0, 250, 3)), screen((0, 252, 3)))
        driver.execute("wait-colour 19 9 00ff00 3 1")
        self.assertEqual(driver.execute("pixel 19 9"), {"colour": "00fc03"})
        self.assert_refuses(
            driver,
            "wait-colour 19 9 00ff00 2 1",
            "The pixel at (19, 9) is 00fc03 and did not become 00ff00 within 1 s.",
        )

    def test_a_wait_for_a_change_compares_the_region_with_the_last_capture(self):
        elsewhere = screen("red")
        elsewhere.putpixel((0, 0), (0, 0, 0))
        inside = elsewhere.copy()
        inside.putpixel((11, 6), (0, 0, 0))
        driver = PictureDriver(screen("red"), elsewhere, inside)
        self.assert_refuses(driver, "wait-change 10 5 5 5 1", "capture a picture before wait-change")
        driver.execute(f"capture '{self.file}'")
        driver.execute("wait-change 10 5 5 5 1")
        self.assertIs(driver.picture(), inside)
        self.assert_refuses(driver, "wait-change 1 1 2 2 1", "The region 2x2 at (1, 1) did not change within 1 s.")

    def test_a_wait_until_a_region_is_as_in_a_picture(self):
        other = screen("blue")
        other.putpixel((11, 6), (255, 0, 0))
        driver = PictureDriver(screen("red"), screen("blue"), other)
        driver.execute(f"capture '{self.file}'")
        driver.execute(f"wait-same '{self.file}' 10 5 5 5 1")
        self.assertEqual(len(driver.pictures), 3)
        driver.pictures.pop(0)
        driver.execute(f"wait-same '{self.file}' 11 6 1 1 1")
        self.assertIs(driver.picture(), other)
        self.assert_refuses(
            driver, f"wait-same '{self.file}' 0 0 2 2 1", "The region 2x2 at (0, 0) did not become as in"
        )

    def test_a_wait_for_a_size(self):
        driver = PictureDriver(screen("red"), screen("red", (30, 20)))
        driver.execute("wait-size 30 20 1")
        self.assert_refuses(driver, "wait-size 1 1 1", "The size is 30x20 and did not become 1x1")

    def test_a_region_outside_of_the_picture_is_refused(self):
        driver = PictureDriver(screen("red"))
        for line in ["pixel 20 0", "pixel -1 0", "region-hash 0 0 21 1", "region-hash 0 0 0 1"]:
            self.assert_refuses(driver, line, "is not inside the picture of 20x10")

    def test_the_difference_of_two_pictures(self):
        driver = PictureDriver(screen("red"))
        driver.execute(f"capture '{self.file}'")
        self.assertEqual(
            driver.execute(f"difference '{self.file}'"), {"different_pixels": 0, "largest_difference": 0, "box": None}
        )
        driver.pictures[0].putpixel((4, 5), (250, 9, 0))
        driver.pictures[0].putpixel((6, 5), (255, 0, 2))
        self.assertEqual(
            driver.execute(f"difference '{self.file}'"),
            {"different_pixels": 2, "largest_difference": 9, "box": [4, 5, 3, 1]},
        )

    def test_equal_regions_have_equal_hashes_and_others_have_not(self):
        driver = PictureDriver(screen("red"))
        one = driver.execute("region-hash 0 0 2 2")
        self.assertEqual(one, driver.execute("region-hash 5 5 2 2"))
        self.assertNotEqual(one, driver.execute("region-hash 0 0 2 3"))


if __name__ == "__main__":
    unittest.main()
