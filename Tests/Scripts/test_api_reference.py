"""What scripts/api-reference makes of the guides, and what the modules' catalogues say of them. Whether symbols exist, docc finds out."""

import importlib.machinery
import importlib.util
import pathlib
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "api-reference"


def load():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("api_reference", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("api_reference", loader))
    loader.exec_module(module)
    return module


script = load()


class APIReference(unittest.TestCase):
    def pages(self):
        """The guides as docc gets them, by their names."""
        with tempfile.TemporaryDirectory() as folder:
            made = script.guides(pathlib.Path(folder))
            return {page.stem: page.read_text(encoding="utf-8") for page in made.glob("*.md")}

    def test_links_between_pages_lead_to_articles_and_others_are_words(self):
        names = {"Contracts.md": "Contracts"}
        for text, expected in [
            ("see [them](Contracts.md).", "see [them](doc:Contracts)."),
            ("see [them](../docs/Contracts.md#errors).", "see [them](doc:Contracts)."),
            ("see [it](../Plugins/Hello/HelloPlugin.swift).", "see it."),
            ("see [below](#below).", "see below."),
            ("see [that](https://example.org/a#b).", "see [that](https://example.org/a#b)."),
            ("![A window](pictures/demo.png)", "![A window](demo.png)"),
        ]:
            with self.subTest(text):
                self.assertEqual(script.with_links(text, names), expected)

    def test_each_link_to_a_guide_has_its_page(self):
        pages = self.pages()
        for name, text in pages.items():
            for target in re.findall(r"doc:([\w-]+)", text):
                self.assertIn(target, pages, f"in {name}")

    def test_the_first_page_lists_all_others(self):
        pages = self.pages()
        for name in pages:
            if name != script.GUIDES:
                self.assertIn(f"- <doc:{name}>", pages[script.GUIDES])

    def test_each_module_begins_with_a_page_of_its_own(self):
        guides = self.pages()
        for module in script.MODULES:
            with self.subTest(module):
                pages = sorted(script.catalogue(module).glob("*.md"))
                texts = [page.read_text(encoding="utf-8") for page in pages]
                first = (script.catalogue(module) / f"{module}.md").read_text(encoding="utf-8")
                self.assertTrue(first.startswith(f"# ``{module}``\n"))
                for guide in re.findall(r"doc:/Mullion/([\w-]+)", "".join(texts)):
                    self.assertIn(guide, guides)
                for page in pages:
                    self.assertTrue(page.stem == module or f"- <doc:{page.stem}>" in first, f"{module}.md does not name {page.name}")

    def test_both_scripts_know_the_same_modules(self):
        listed = re.search(r"^MODULES = (.+)$", (ROOT / "scripts" / "symbol-graphs").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(re.findall(r'"(\w+)"', listed[1]), script.MODULES)


if __name__ == "__main__":
    unittest.main()
