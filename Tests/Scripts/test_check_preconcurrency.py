"""scripts/check-preconcurrency on small trees, each broken in one way."""

import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-preconcurrency"


class CheckPreconcurrency(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def check(self, text, path="Sources/UIKit/Thing.swift"):
        """The script's exit status, and its lines on standard output."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text).lstrip("\n"))
        ran = subprocess.run([sys.executable, SCRIPT, "--root", self.root], capture_output=True, text=True)
        return ran.returncode, ran.stdout.splitlines()

    def assert_keeps(self, text, path="Sources/UIKit/Thing.swift"):
        self.assertEqual(self.check(text, path), (0, []))

    def assert_breaks(self, text, *beginnings):
        status, lines = self.check(text)
        self.assertEqual(status, 1)
        self.assertEqual(len(lines), len(beginnings), lines)
        for line, beginning in zip(lines, beginnings):
            self.assertTrue(line.startswith(beginning), line)

    def test_each_kind_of_public_declaration_needs_the_attribute(self):
        for declaration in [
            "@MainActor open class Thing {}",
            "@MainActor public final class Thing: Other {}",
            "@MainActor public protocol Thing: AnyObject {}",
            "@MainActor public struct Thing: Equatable {}",
            "@MainActor public func thing() {}",
            "@MainActor public let thing = 1",
            "@MainActor public var thing: Int { 1 }",
            "@MainActor\nopen class Thing {}",
            "public @MainActor class Thing {}",
        ]:
            with self.subTest(declaration):
                line = declaration.count("\n") + 1
                self.assert_breaks(declaration + "\n", f"Sources/UIKit/Thing.swift:{line}: ")

    def test_what_has_the_attribute_or_no_actor_or_is_not_public_is_left_alone(self):
        self.assert_keeps(
            """
            @preconcurrency @MainActor open class Thing {
                open class func make() {}
                struct Inner {}
            }
            @MainActor @preconcurrency public func thing() {}
            @MainActor package final class Shared {}
            @MainActor final class Hidden {}
            public struct Value { public init() {} }
            // @MainActor public class Comment {}
            """
        )

    def test_a_subclass_needs_its_own(self):
        self.assert_breaks(
            """
            @preconcurrency @MainActor open class Base {}
            @preconcurrency @MainActor open class Middle: Base {}
            public final class Leaf: Middle {}
            final class Hidden: Middle {}
            public class Free: NSObject {}
            """,
            "Sources/UIKit/Thing.swift:3: class Leaf is public, belongs to the main actor by its superclass Middle",
        )

    def test_a_type_in_another_that_names_the_actor_needs_its_own(self):
        self.assert_breaks(
            """
            extension Base {
                @MainActor public struct Inner {}
            }
            """,
            "Sources/UIKit/Thing.swift:2: struct Inner is public, belongs to the main actor, and is not @preconcurrency",
        )

    def test_only_the_modules_that_programs_import_count(self):
        self.assert_keeps("@MainActor public class Thing {}\n", path="Sources/Screens/Thing.swift")


if __name__ == "__main__":
    unittest.main()
