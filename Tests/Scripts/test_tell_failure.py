"""scripts/test ends with the lines that say why a stage failed."""

import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "test"


class TellFailure(unittest.TestCase):
    def tell(self, output):
        """The lines below the heading, for what a stage has printed."""
        with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
            log.write(output)
            log.flush()
            function = 'eval "$(sed -n "/^tell_failure()/,/^}/p" "$0")"; tell_failure tests "$1"'
            command = ["bash", "-c", function, SCRIPT, log.name]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        self.assertEqual(told[:2], ["", "tests failed:"])
        return told[2:]

    def test_what_failed_is_told_once_and_in_its_order(self):
        issue = '\x1b[91m✘\x1b[0m Test "b" recorded an issue at B.swift:3'
        told = self.tell(f"{issue}\n✔ Test \"c\" passed\nA.swift:1:2: error: no such thing\n{issue}\n")
        self.assertEqual(told, ['✘ Test "b" recorded an issue at B.swift:3', "A.swift:1:2: error: no such thing"])

    def test_what_a_script_says_is_told_beside_the_errors_above(self):
        told = self.tell("".join(f"error: {number}\n" for number in range(50)) + "test-new-plugin: the app complained.\n")
        self.assertEqual(len(told), 40)
        self.assertEqual(told[-1], "test-new-plugin: the app complained.")

    def test_the_last_lines_are_told_where_none_says_what_failed(self):
        told = self.tell("".join(f"line {number}\n" for number in range(20)))
        self.assertEqual(told, [f"line {number}" for number in range(5, 20)])

    def test_a_long_line_is_cut(self):
        self.assertEqual(self.tell("error: " + "x" * 1000), ["error: " + "x" * 393])


if __name__ == "__main__":
    unittest.main()
