"""scripts/check-system-files on small trees."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-system-files"


class CheckSystemFiles(unittest.TestCase):
    def check(self, text):
        """The script's exit status, and the lines of the file in which it finds something."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Sources" / "Thing.swift"
            file.parent.mkdir()
            file.write_text(text)
            ran = subprocess.run([sys.executable, SCRIPT, "--root", folder], capture_output=True, text=True)
            lines = [int(line.split(":")[1]) for line in ran.stdout.splitlines()]
            self.assertEqual(ran.returncode, 1 if lines else 0)
            return lines

    def test_each_way_of_foundation_is_found(self):
        for call in [
            'try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)',
            'FileManager.default.contents(atPath: "/proc/\\(process)/status")',
            'Data(contentsOf: URL(fileURLWithPath: "/sys/fs/cgroup/memory.max"))',
            'try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/stat"))',
        ]:
            self.assertEqual(self.check(f"let a = 1\nlet text = {call}\n"), [2], call)

    def test_a_path_with_a_name_is_found(self):
        text = 'let maps = "/proc/self/maps"\nlet text = try String(contentsOfFile: maps, encoding: .utf8)\n'
        self.assertEqual(self.check(text), [2])
        text = 'for file in ["/proc/net/tcp", "/proc/net/tcp6"] {\n    _ = try Data(contentsOf: URL(fileURLWithPath: file))\n}\n'
        self.assertEqual(self.check(text), [2])

    def test_other_files_and_comments_are_not(self):
        for text in [
            'let text = SystemFile.text(of: "/proc/self/maps")\n',
            'let text = try String(contentsOfFile: "/process/list", encoding: .utf8)\n',
            '// String(contentsOfFile: "/proc/self/maps") gives a page.\n',
            'let list = try FileManager.default.contentsOfDirectory(atPath: "/proc")\n',
            'bytes.append(contentsOf: more)\nlet path = "/proc/stat"\n',
        ]:
            self.assertEqual(self.check(text), [], text)


if __name__ == "__main__":
    unittest.main()
