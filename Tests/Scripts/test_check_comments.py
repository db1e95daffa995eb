"""scripts/check-comments, with sources of its own."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class CheckCommentsTests(unittest.TestCase):
    def check(self, source, *words):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder) / "Sources" / "UIKit"
            target.mkdir(parents=True)
            (target / "File.swift").write_text(source, encoding="utf-8")
            command = [ROOT / "scripts" / "check-comments", "--root", folder, *words]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_a_sentence_passes(self):
        self.assertEqual(self.check("/// The size of the image, in points.\npublic let size: CGSize\n").returncode, 0)

    def test_a_comment_without_a_subject_fails(self):
        for text in ("What came last, where something did.", "Of the ground; nil is none.", "In points.", "Both of these two."):
            with self.subTest(text):
                self.assertEqual(self.check(f"/// {text}\npublic let size: CGSize\n").returncode, 1)

    def test_what_is_not_public_does_not_fail_and_is_listed(self):
        source = "/// What came last, where something did.\nlet last: Int\n"
        self.assertEqual(self.check(source).returncode, 0)
        self.assertIn("File.swift:1: What came last", self.check(source, "--list").stdout)

    def test_a_case_of_a_public_enum_and_a_requirement_of_a_public_protocol_are_public(self):
        for head, line in (("public enum A", "case b"), ("public protocol A", "func b()")):
            with self.subTest(head):
                self.assertEqual(self.check(f"{head} {{\n    /// Of that thing there.\n    {line}\n}}\n").returncode, 1)

    def test_attributes_may_stand_between(self):
        source = "/// Of that thing there.\n@preconcurrency\n@MainActor\npublic func b()\n"
        self.assertEqual(self.check(source).returncode, 1)

    def test_one_of_twenty_may_begin_so(self):
        good = "/// The size of the image, in points.\npublic let size: CGSize\n"
        bad = "/// Of that thing there.\npublic let other: CGSize\n"
        self.assertEqual(self.check(good * 19 + bad).returncode, 0)
        self.assertEqual(self.check(good * 18 + bad).returncode, 1)


if __name__ == "__main__":
    unittest.main()
