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
            'try NSString(contentsOfFile: "/proc/stat", encoding: 4)',
            'InputStream(fileAtPath: "/proc/stat")',
            'InputStream(url: URL(filePath: "/proc/stat"))',
            'try String(contentsOfFile:\n    "/proc/stat")',
        ]:
            self.assertEqual(self.check(f"let a = 1\nlet text = {call}\n"), [2], call)

    def test_a_path_with_a_name_is_found(self):
        text = 'let maps = "/proc/self/maps"\nlet text = try String(contentsOfFile: maps, encoding: .utf8)\n'
        self.assertEqual(self.check(text), [2])
        text = 'for file in ["/proc/net/tcp", "/proc/net/tcp6"] {\n    _ = try Data(contentsOf: URL(fileURLWithPath: file))\n}\n'
        self.assertEqual(self.check(text), [2])

    def test_a_path_that_is_put_together_is_found(self):
        root = 'static let root: String = "/proc/\\(getpid())"\n'
        for text in [
            'let text = try String(contentsOfFile: "\\(root)/status", encoding: .utf8)\n',
            'let text = try String(contentsOfFile: Self.root + "/status", encoding: .utf8)\n',
            'let text = FileManager.default.contents(atPath: Files.root)\n',
            'let text = try Data(contentsOf: URL(filePath: root).appending(path: "status"))\n',
            'let text = InputStream(fileAtPath: NSString(string: root).appendingPathComponent("status"))\n',
            'let text = try String(contentsOfFile: (root as NSString).appendingPathComponent("status"))\n',
        ]:
            self.assertEqual(self.check(root + text), [2], text)
        # By a second and a third name.
        text = 'let folder = URL(fileURLWithPath: root)\nlet file = folder.appending(path: "status")\nlet text = try Data(contentsOf: file)\n'
        self.assertEqual(self.check(root + text), [4])
        text = 'let files = ["\\(root)/status", "\\(root)/maps"]\nfor file in files { _ = try Data(contentsOf: URL(filePath: file)) }\n'
        self.assertEqual(self.check(root + text), [3])

    def test_other_files_and_comments_are_not(self):
        for text in [
            'let text = SystemFile.text(of: "/proc/self/maps")\n',
            'let text = try String(contentsOfFile: "/process/list", encoding: .utf8)\n',
            '// String(contentsOfFile: "/proc/self/maps") gives a page.\n',
            'let list = try FileManager.default.contentsOfDirectory(atPath: "/proc")\n',
            'bytes.append(contentsOf: more)\nlet path = "/proc/stat"\n',
            'let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")\nlet data = try Data(contentsOf: URL(fileURLWithPath: own))\n',
            'let root = "/proc/self"\nlet text = SystemFile.text(of: "\\(root)/status")\nlet other = try String(contentsOfFile: rootless)\n',
            'let root = "/proc/self"\nlet stream = InputStream(data: data)\n',
        ]:
            self.assertEqual(self.check(text), [], text)


if __name__ == "__main__":
    unittest.main()
