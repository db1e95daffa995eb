"""The lists of Tools/Mutants beside the sources: what they name is there, so that scripts/mutants leaves out none of it."""

import fnmatch
import pathlib
import re
import tomllib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def read(name):
    return tomllib.loads((ROOT / "Tools" / "Mutants" / name).read_text(encoding="utf-8"))


def text(file):
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


class MutantLists(unittest.TestCase):
    def setUp(self):
        areas = read("areas.toml")
        self.without = areas.pop("without")
        self.areas = areas

    def test_each_listed_mutant_has_its_place_and_its_area(self):
        for entry in read("listed.toml")["mutant"]:
            with self.subTest(entry["says"]):
                self.assertIn(entry["area"], self.areas)
                self.assertEqual(text(entry["file"]).count(entry["was"]), 1, entry["file"])
                self.assertIn("MUTANT", entry["becomes"])

    def test_each_place_that_is_not_drawn_is_there(self):
        for entry in read("equal.toml")["place"]:
            with self.subTest(entry["was"]):
                self.assertIn(entry["was"], text(entry["file"]), entry["file"])

    def test_each_area_has_files(self):
        files = [str(path.relative_to(ROOT)) for path in (ROOT / "Sources").rglob("*.swift")]
        for name, area in self.areas.items():
            for pattern in area["sources"]:
                with self.subTest(f"{name}: {pattern}"):
                    self.assertTrue(fnmatch.filter(files, pattern))

    def test_the_suites_of_each_area_are_there(self):
        parts = [part for area in self.areas.values() for part in area["suites"] + area["beside"]]
        for part in parts + self.without["suites"]:
            with self.subTest(part):
                target, _, suite = part.partition("/")
                folder = ROOT / "Tests" / (target if target.endswith("Tests") else f"{target}Tests")
                self.assertTrue(folder.is_dir())
                texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.swift"))
                names = re.compile(rf"\b(?:struct|class|enum|extension)\s+\w*{re.escape(suite)}")
                self.assertTrue(any(names.search(each) for each in texts))


if __name__ == "__main__":
    unittest.main()
