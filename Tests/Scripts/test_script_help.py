"""The scripts that build say what they do without building, for whoever asks before they wait for minutes."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = [
    "bench", "build-demo", "contact-sheets", "draw-controls", "draw-notices", "fuzz", "generate-protos", "measure-attacks", "measure-siege",
    "test", "test-new-plugin", "test-outside-package",
]


class ScriptHelpTests(unittest.TestCase):
    def test_help_is_the_head_of_the_script_and_nothing_is_done(self):
        for name in SCRIPTS:
            for word in ("--help", "-h"):
                with self.subTest(f"{name} {word}"):
                    # No compiler is in the path, so that nothing would be built.
                    ran = subprocess.run(
                        [ROOT / "scripts" / name, word], env={"PATH": "/usr/bin:/bin"}, stdin=subprocess.DEVNULL, capture_output=True,
                        text=True, timeout=60, check=False,
                    )
                    self.assertEqual(ran.returncode, 0, ran.stderr)
                    self.assertGreater(len(ran.stdout.split()), 5)
                    self.assertEqual(ran.stderr, "")

    def test_help_of_the_benchmarks_has_each_section(self):
        source = (ROOT / "Benchmarks" / "Benchmarks" / "Support" / "Section.swift").read_text(encoding="utf-8")
        cases = re.findall(r"^    case (\w+)(?: = \"([\w-]+)\")?$", source, re.MULTILINE)
        ran = subprocess.run(
            [ROOT / "scripts" / "bench", "--help"], env={"PATH": "/usr/bin:/bin"}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=60, check=True,
        )
        told = [line.split()[0] for line in ran.stdout.splitlines() if line]
        for name, raw in cases:
            self.assertIn(raw or name, told)


if __name__ == "__main__":
    unittest.main()
