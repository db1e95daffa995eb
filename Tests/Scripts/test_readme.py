"""README.md, held against the files that it shows and the types that it calls missing."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SOURCES = ROOT / "Sources" / "UIKit"

# "All of [`path`](path):" and "and its [`plugin.json`](path):", each with the block below it.
SHOWN = re.compile(r"\[`[^`\n]+`\]\((?P<path>[^)\n]+)\):\n\n```\w+\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
TABLE = re.compile(r"^## What works, and what does not yet\n(.*?)^## ", re.DOTALL | re.MULTILINE)
TYPE = re.compile(r"`((?:UI|NS)[A-Z]\w*)`")
UNAVAILABLE = re.compile(
    r"@available\(\s*\*,\s*unavailable(?:[^()\"]|\"(?:[^\"\\]|\\.)*\")*\)\s+"
    r"(?:@\w+\s+)*(?:public|open) (?:final )?(?:typealias|class|struct|enum|protocol) (\w+)"
)
DECLARED = re.compile(r"^(?!.*unavailable).*\b(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)", re.MULTILINE)


def swift_files():
    return [path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.swift"))]


def rows():
    table = TABLE.search(README)[1]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and not set(cells[0]) <= set("-") and cells[0] != "You want to":
            yield cells


class ReadmeTests(unittest.TestCase):
    def test_each_block_that_is_said_to_be_a_file_is_that_file(self):
        shown = list(SHOWN.finditer(README))
        self.assertGreaterEqual(len(shown), 3, "README.md shows a plugin, its manifest and a host.")
        for block in shown:
            with self.subTest(block["path"]):
                self.assertEqual(block["text"], (ROOT / block["path"]).read_text(encoding="utf-8"))

    def test_what_stands_under_not_yet_is_unavailable(self):
        unavailable = {name for text in swift_files() for name in UNAVAILABLE.findall(text)}
        named = {name for row in rows() for name in TYPE.findall(row[2])}
        self.assertTrue(named)
        self.assertLessEqual(named, unavailable, "README.md says of these types that they are missing.")

    def test_each_unavailable_class_stands_under_not_yet(self):
        unavailable = {name for text in swift_files() for name in UNAVAILABLE.findall(text)}
        named = {name for row in rows() for name in TYPE.findall(row[2])}
        # The README names the classes alone; what goes with them, delegates and the like, is said in one sentence.
        classes = {name for name in unavailable if not name.endswith(("Delegate", "DataSource"))}
        self.assertTrue(classes)
        self.assertLessEqual(classes, named, "The compiler says of these types that they are missing, README.md does not.")

    def test_each_type_that_works_is_declared(self):
        declared = {name for text in swift_files() for name in DECLARED.findall(UNAVAILABLE.sub("", text))}
        named = {name for row in rows() for name in TYPE.findall(row[1])}
        self.assertTrue(named)
        self.assertLessEqual(named, declared, "README.md says of these types that they work.")

    def test_each_path_that_is_named_exists(self):
        for path in re.findall(r"\]\(((?!https?:|#)[^)#\s]+)", README):
            with self.subTest(path):
                self.assertTrue((ROOT / path).exists())


if __name__ == "__main__":
    unittest.main()
