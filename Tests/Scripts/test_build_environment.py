"""scripts/build-environment, and the variables that `mullion run` gives its builds."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "build-environment"
SWIFT_BUILD = ROOT / "Sources" / "mullion" / "Run" / "SwiftBuild.swift"


class BuildEnvironment(unittest.TestCase):
    def seen(self, **variables):
        """The environment of a command that the script runs, when the script itself has these variables."""
        environment = {"PATH": "/usr/bin:/bin"} | variables
        ran = subprocess.run([SCRIPT, "env"], env=environment, capture_output=True, text=True, check=True)
        return dict(line.split("=", 1) for line in ran.stdout.splitlines())

    def test_a_build_sees_what_it_may_need_and_nothing_else(self):
        seen = self.seen(HOME="/home/a", CC="clang", DISPLAY=":0", TERM="")
        self.assertEqual(
            seen, {"PATH": "/usr/bin:/bin", "HOME": "/home/a", "CC": "clang", "TERM": "", "SWIFT_DETERMINISTIC_HASHING": "1"}
        )

    def test_two_plans_of_one_package_are_the_same(self):
        # SwiftPM orders the traits of a package alike in each process only where this is set.
        self.assertEqual(self.seen(SWIFT_DETERMINISTIC_HASHING="")["SWIFT_DETERMINISTIC_HASHING"], "1")

    def test_mullion_run_builds_with_the_same_variables(self):
        script = re.search(r"^for name in (.*?); do$", SCRIPT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)[1]
        text = SWIFT_BUILD.read_text(encoding="utf-8")
        listed = re.search(r"static let variables = \[(.*?)\]", text, re.DOTALL)[1]
        self.assertEqual(script.replace("\\", "").split(), re.findall(r'"(\w+)"', listed))
        self.assertIn('static let hashing = ["SWIFT_DETERMINISTIC_HASHING": "1"]', text)


if __name__ == "__main__":
    unittest.main()
