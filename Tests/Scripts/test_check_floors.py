"""scripts/check-floors on small trees, each broken in one way."""

import json
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-floors"

FLOORS = """
    0    CThing
    1    Ground
    1    Cellar
    2    Middle
    3    UIKit
    4    Screens
    5    WindowScreen
    7    Plugins/*
    never UIKit  Cellar
    toolchain Foundation
"""


class CheckFloors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.targets = []
        self.undescribed = []
        self.write("scripts/floors.txt", FLOORS)
        self.write("Package.swift", "// manifest\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text))

    def target(self, name, source="", *, needs=(), products=(), path=None, type="library"):
        path = path or f"Sources/{name}"
        self.write(f"{path}/{name}.swift", source)
        self.targets.append(
            {
                "name": name,
                "c99name": name.replace("-", "_"),
                "path": path,
                "type": type,
                "sources": [f"{name}.swift"],
                "target_dependencies": list(needs),
                "product_dependencies": list(products),
            }
        )

    def check(self):
        """The script's exit status, and its lines on standard output."""
        self.write("describe.json", json.dumps({"targets": self.targets}))
        described = [target["name"] for target in self.targets if target["name"] not in self.undescribed]
        self.write("docs/Modules.md", "".join(f"**`{name}`** is of use.\n" for name in described))
        command = [sys.executable, SCRIPT, "--root", self.root, "--describe", self.root / "describe.json"]
        ran = subprocess.run(command, capture_output=True, text=True)
        self.said = ran.stderr
        return ran.returncode, ran.stdout.splitlines()

    def assert_keeps(self):
        self.assertEqual(self.check(), (0, [f"check-floors: {len(self.targets)} files keep the floors."]))

    def assert_breaks(self, *sentences):
        status, lines = self.check()
        self.assertEqual(status, 1)
        self.assertEqual(len(lines), len(sentences), lines)
        for line, sentence in zip(lines, sentences):
            self.assertTrue(line.startswith(sentence), f"{line!r} does not start with {sentence!r}")

    def test_imports_of_lower_floors_that_are_named_are_right(self):
        self.target("Ground", "import Foundation\n")
        self.target("Middle", "import Ground\n", needs=["Ground"])
        self.target("Hello", "import Middle\n", needs=["Middle"], path="Plugins/Hello")
        self.assert_keeps()

    def test_an_import_of_a_higher_floor_is_named_with_file_and_line(self):
        self.target("Middle")
        self.target("Ground", "import Foundation\n\nimport Middle\n")
        self.assert_breaks(
            "Sources/Ground/Ground.swift:3: Ground (floor 1) imports Middle (floor 2), which lies higher. "
            "Only lower floors may be used"
        )

    def test_an_import_of_the_same_floor_breaks(self):
        self.target("Cellar")
        self.target("Ground", "import Cellar\n")
        self.assert_breaks(
            "Sources/Ground/Ground.swift:1: Ground (floor 1) imports Cellar (floor 1), of the same floor."
        )

    def test_a_dependency_of_a_dependency_may_not_be_imported(self):
        self.target("Ground")
        self.target("Middle", "import Ground\n", needs=["Ground"])
        self.target("Screens", "import Middle\nimport Ground\n", needs=["Middle"])
        self.assert_breaks(
            "Sources/Screens/Screens.swift:2: Screens imports Ground, which its target does not name: it compiles only "
            'because another dependency brings it. Add "Ground" to the dependencies of Screens in Package.swift'
        )

    def test_a_product_of_another_package_has_to_be_named(self):
        self.target("Ground", "import Logging\n", products=["Logging"])
        self.target("Middle", "import Ground\nimport Logging\n", needs=["Ground"])
        self.assert_breaks("Sources/Middle/Middle.swift:2: Middle imports Logging, which is neither a target")

    def test_every_form_of_import_counts(self):
        self.target("UIKit")
        forms = [
            "import UIKit",
            "  import UIKit",
            "@testable import UIKit",
            "@_exported import UIKit",
            "@preconcurrency public import UIKit",
            "package import UIKit",
            "internal @_spi(Inner) import UIKit",
            "import struct UIKit.Thing",
            "public import class UIKit.Thing",
            "import `UIKit`",
            "import Foundation; import UIKit",
            "@_exported\nimport UIKit",
        ]
        for number, form in enumerate(forms):
            with self.subTest(form):
                self.targets = self.targets[:1]
                self.target("Ground", f"{form}\n")
                self.assert_breaks(
                    f"Sources/Ground/Ground.swift:{form.count(chr(10)) + 1}: Ground (floor 1) imports UIKit (floor 3)"
                )

    def test_words_in_comments_and_strings_are_no_imports(self):
        self.target("UIKit")
        self.target(
            "Ground",
            '''
            // import UIKit
            /* /* nested
            import UIKit */
            import UIKit
            */
            let help = """
            import UIKit
            """
            let raw = #"""
            import UIKit """ still inside
            import UIKit
            """#
            let line = "a \\" quote // no comment"
            import Foundation
            let path = "/*"
            func `import`() {}
            ''',
        )
        self.assert_keeps()

    def test_an_import_after_a_comment_is_found_in_its_own_line(self):
        self.target("UIKit")
        self.target("Ground", "/* one\n two */\nlet a = \"/*\"\nimport UIKit // why\n")
        self.assert_breaks("Sources/Ground/Ground.swift:4: Ground (floor 1) imports UIKit")

    def test_UIKit_may_not_import_what_is_forbidden_to_it_though_it_lies_lower(self):
        self.target("Cellar")
        self.write("Package.swift", 'a\n.library(name: "UIKit"),\n.module(\n  "UIKit", b)\n')
        self.target("UIKit", "import Cellar\n", needs=["Cellar"])
        forbidden = "Cellar, which scripts/floors.txt forbids it ('never UIKit'). Let a higher floor do this work"
        self.assert_breaks(
            f"Package.swift:3: UIKit (floor 3) depends on {forbidden}",
            f"Sources/UIKit/UIKit.swift:1: UIKit (floor 3) imports {forbidden}",
        )

    def test_a_dependency_on_a_higher_floor_breaks_without_any_import(self):
        self.target("Middle")
        self.write("Package.swift", 'a\n.module("Middle"),\n.module("Ground", "Middle"),\n')
        self.target("Ground", needs=["Middle"])
        self.assert_breaks("Package.swift:3: Ground (floor 1) depends on Middle (floor 2), which lies higher.")

    def test_a_target_without_a_floor_is_named(self):
        self.target("Stranger")
        self.assert_breaks("Package.swift:1: the target Stranger has no floor. Give it a line in scripts/floors.txt")

    def test_suites_have_no_floor(self):
        self.target("Middle")
        self.target("MiddleTests", "@testable import Middle\n", path="Tests/MiddleTests", type="test")
        self.assertEqual(self.check()[0], 0)

    def test_what_supports_tests_has_a_floor_wherever_it_lies(self):
        self.target("Middle")
        for folder in ["Tests/Support", "Tests/Fuzzing", "Tools", "Benchmarks"]:
            with self.subTest(folder):
                self.targets = self.targets[:1]
                self.target("Stage", "import Middle\n", needs=["Middle"], path=f"{folder}/Stage")
                self.assert_breaks("Package.swift:1: the target Stage has no floor.")

    def test_a_target_that_the_page_of_modules_does_not_name_breaks(self):
        self.target("Ground")
        self.target("MiddleTests", path="Tests/MiddleTests", type="test")
        self.undescribed = ["Ground", "MiddleTests"]
        self.assert_breaks(
            "Package.swift:1: docs/Modules.md does not name the target Ground. Give it a paragraph there",
            "Package.swift:1: docs/Modules.md does not name the target MiddleTests.",
        )

    def test_a_plugin_does_not_import_another_plugin(self):
        self.target("Hello", path="Plugins/Hello")
        self.target("Clock", "import Hello\n", path="Plugins/Clock")
        self.assert_breaks("Plugins/Clock/Clock.swift:1: Clock (floor 7) imports Hello (floor 7), of the same floor.")

    def test_a_line_of_the_floors_that_makes_no_sense_is_named(self):
        for line in ["two Ground", "1.5 Ground", "1 Ground Middle", "1 Ground\n1 Ground", "never UIKit"]:
            with self.subTest(line):
                self.write("scripts/floors.txt", line + "\n")
                self.assertEqual(self.check(), (1, []))
                self.assertRegex(self.said, r"^floors.txt:[12]: '.*' is not understood")


if __name__ == "__main__":
    unittest.main()
