"""scripts/check-time-limits on small trees."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-time-limits"
WAITS = '    @Test("It comes") func comes() async throws {}\n'


class CheckTimeLimits(unittest.TestCase):
    def check(self, **files):
        """The names of the suites that have no limit and need one."""
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder) / "Tests" / "ThingTests"
            target.mkdir(parents=True)
            for name, text in files.items():
                (target / f"{name}.swift").write_text(text)
            ran = subprocess.run([sys.executable, SCRIPT, "--root", folder], capture_output=True, text=True)
            names = [line.split(": ")[1].split(" ")[0] for line in ran.stdout.splitlines()]
            self.assertEqual(ran.returncode, 1 if names else 0, ran.stderr)
            return names

    def test_a_suite_that_waits_needs_a_limit(self):
        self.assertEqual(self.check(A=f'@Suite("A", .serialized) @MainActor struct A {{\n{WAITS}}}\n'), ["A"])
        self.assertEqual(self.check(A=f"struct A {{\n{WAITS}}}\n"), ["A"])
        self.assertEqual(self.check(A=f"extension Root {{\n  @Suite struct A {{\n{WAITS}  }}\n}}\n"), ["Root.A"])

    def test_a_limit_of_its_own_will_do(self):
        self.assertEqual(self.check(A=f'@Suite("A (b)", .timeLimit(.minutes(4)))\nstruct A {{\n{WAITS}}}\n'), [])
        text = '@Suite(\n    "A", .enabled(if: B.can(c())),\n    .timeLimit(.minutes(4)))\n@MainActor final class A {\n'
        self.assertEqual(self.check(A=f"{text}{WAITS}}}\n"), [])
        self.assertEqual(self.check(A=f"struct A {{\n{WAITS.replace(')', ', .timeLimit(.minutes(1)))', 1)}}}\n"), [])

    def test_the_limit_of_one_test_is_that_of_no_other(self):
        limited = WAITS.replace(")", ", .timeLimit(.minutes(1)))", 1)
        self.assertEqual(self.check(A=f"struct A {{\n{limited}{WAITS}}}\n"), ["A"])
        inner = f'  @Suite(.timeLimit(.minutes(4))) struct A {{\n{WAITS}  }}\n'
        self.assertEqual(self.check(A=f"extension Root {{\n{inner}}}\n"), [])
        self.assertEqual(self.check(A=f"extension Root {{\n{inner}  @Suite struct B {{\n{WAITS}  }}\n}}\n"), ["Root.B"])

    def test_a_suite_within_a_suite_has_the_limit_of_that_and_gives_it_none(self):
        inner = f'  @Suite(.timeLimit(.minutes(4))) struct Inner {{\n{WAITS}  }}\n'
        self.assertEqual(self.check(A=f"@Suite struct A {{\n{inner}{WAITS}}}\n"), ["A"])
        self.assertEqual(self.check(A=f"@Suite struct A {{\n{WAITS}{inner}}}\n"), ["A"])
        self.assertEqual(self.check(A=f"@Suite struct A {{\n{inner}}}\n"), [])
        deep = f"  @Suite struct B {{\n  @Suite struct C {{\n{WAITS}  }}\n  }}\n"
        self.assertEqual(self.check(A=f"extension Root {{\n{deep}}}\n"), ["Root.B.C"])
        self.assertEqual(self.check(A=f"extension Root {{\n{deep.replace('@Suite', '@Suite(.timeLimit(.minutes(4)))', 1)}}}\n"), [])
        group = "extension Root {\n  @Suite(.timeLimit(.minutes(4))) enum Group {}\n}\n"
        self.assertEqual(self.check(Group=group, A=f"extension Root.Group {{\n  struct A {{\n{WAITS}  }}\n}}\n"), [])
        self.assertEqual(self.check(Group=group, A=f"extension Root.Other {{\n{WAITS}}}\n"), ["Root.Other"])

    def test_braces_in_texts_and_comments_are_none(self):
        text = '    let a = "}\\(b("{")) }" // }\n    let c = #"}"}"#\n    let d = /}"/\n    let e = """\n        } "\n        """\n'
        self.assertEqual(self.check(A=f"@Suite(.timeLimit(.minutes(4))) struct A {{\n{text}{WAITS}}}\n"), [])
        self.assertEqual(self.check(A=f"struct A {{\n{text}{WAITS}}}\n"), ["A"])

    def test_a_test_that_waits_is_seen_whatever_it_is_like(self):
        arguments = '    @Test("It comes", arguments: [1, 2].map { (each) in each + (1) }) func comes(_ each: Int) async {}\n'
        self.assertEqual(self.check(A=f"struct A {{\n{arguments}}}\n"), ["A"])
        self.assertEqual(self.check(A="struct A {\n    @Test func `it comes`() async {}\n}\n"), ["A"])

    def test_the_limit_of_the_suite_around_it_will_do(self):
        root = "@Suite(.serialized, .timeLimit(.minutes(4))) enum Root {}\n"
        self.assertEqual(self.check(Root=root, A=f"extension Root {{\n  @Suite struct A {{\n{WAITS}  }}\n}}\n"), [])

    def test_what_does_not_wait_needs_none(self):
        text = 'struct A {\n    @Test("It is") func isThere() throws {}\n    private func wait() async {}\n}\n'
        self.assertEqual(self.check(A=text), [])

    def test_every_file_that_waits_is_told(self):
        files = {name: f"struct {name} {{\n{WAITS}}}\n" for name in "AB"}
        self.assertEqual(self.check(**files), ["A", "B"])


if __name__ == "__main__":
    unittest.main()
