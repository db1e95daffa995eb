"""scripts/count-tests on what Swift Testing and unittest print."""

import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "count-tests"


class CountTests(unittest.TestCase):
    def count(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".log") as file:
            file.write(textwrap.dedent(text))
            file.flush()
            ran = subprocess.run([sys.executable, SCRIPT, file.name], capture_output=True, text=True, check=True)
        self.said = ran.stderr
        return ran.stdout

    def test_all_passed(self):
        self.assertEqual(
            self.count(
                """
                ◇ Test run started.
                ✔ Test "a layer has a frame" passed after 0.001 seconds.
                ✔ Test plain() passed after 0.001 seconds.
                ✔ Test run with 2 tests in 1 suite passed after 0.004 seconds.
                """
            ),
            "2 0 0\n",
        )

    def test_failed_skipped_and_known_issues(self):
        self.assertEqual(
            self.count(
                """
                ✘ Test "fails now" recorded an issue with 1 argument n → 2 at CALayerTests.swift:6:67: failed
                ◇ Test case passing 1 argument n → f(1) to grows(n:) started.
                ✘ Test "fails now" with 3 test cases failed after 0.002 seconds with 2 issues.
                ➜ Test "skipped" skipped: "why"
                ✘ Test throwing() failed after 0.001 seconds with 1 issue.
                ━ Test "known" passed after 0.001 seconds with 1 known issue.
                ✘ Suite "layers" failed after 0.004 seconds with 4 issues (including 1 known issue).
                ✘ Test run with 5 tests in 1 suite failed after 0.005 seconds with 4 issues (including 1 known issue).
                """
            ),
            "2 2 1\n",
        )

    def test_a_failure_outside_of_every_test_counts(self):
        closing = "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.\n"
        self.assertEqual(self.count(closing), "2 1 0\n")

    def test_a_run_without_tests(self):
        self.assertEqual(self.count("✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n"), "0 0 0\n")

    def test_the_test_that_ran_when_the_process_died_has_failed(self):
        self.assertEqual(
            self.count(
                """
                ◇ Test "first" started.
                ✔ Test "first" passed after 0.001 seconds.
                ◇ Test "second \\"quoted\\"" started.
                ◇ Test case passing 1 argument n → 1 to "second" started.
                error: Exited with unexpected signal code 11
                """
            ),
            "1 1 0\n",
        )
        self.assertIn('while these tests ran: "second \\"quoted\\"".', self.said)

    def test_a_process_that_died_before_its_first_test_has_failed(self):
        self.assertEqual(self.count("error: no such file\n"), "0 1 0\n")

    def test_python_tests(self):
        self.assertEqual(self.count("......\nRan 6 tests in 0.1s\n\nOK\n"), "6 0 0\n")
        self.assertEqual(self.count("Ran 6 tests in 0.1s\n\nFAILED (failures=1, errors=2, skipped=1)\n"), "2 3 1\n")


if __name__ == "__main__":
    unittest.main()
