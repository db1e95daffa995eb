"""scripts/run-suites, with a program that prints what Swift Testing prints in place of the tests."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import unittest.mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLOSING = "✔ Test run with {tests} tests in 1 suite passed after 0.1 seconds."


class RunSuitesTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_suites(self, script, *words):
        """Runs with a shell script as the tests' program; its `$5` is the pattern that it is given."""
        program = self.folder / "tests"
        program.write_text(f"#!/bin/bash\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
        counts = self.folder / "counts"
        command = [ROOT / "scripts" / "run-suites", "--program", program, "--counts", counts, *words]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        return run, counts.read_text(encoding="utf-8").split() if counts.exists() else None

    def test_each_target_is_run_by_a_process_of_its_own(self):
        run, counts = self.run_suites(f'echo "pattern $5"; echo "{CLOSING.format(tests=3)}"', "UIKit", "ZMTPTests")
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertEqual(counts, ["6", "0", "0"])
        self.assertIn("pattern ^UIKitTests\\.\n", run.stdout)
        self.assertIn("pattern ^ZMTPTests\\.\n", run.stdout)

    def test_the_time_of_each_is_told_with_what_it_had_of_a_processor(self):
        # One target's program is busy itself, another one waits for a busy program, and the third does nothing.
        burn = "for i in {1..200000}; do :; done"
        rest = "read -rt 0.5 <> <(:)"
        script = f'case "$5" in *UIKit*) {burn} ;; *Gate*) bash -c "{burn}" ;; *) {rest} ;; esac; echo "{CLOSING.format(tests=1)}"'
        run, _ = self.run_suites(script, "UIKit", "Gate", "ZMTP")
        lines = re.findall(r"^ +([\d.]+) s, +([\d.]+) s of a processor  (\w+) ", run.stdout, re.MULTILINE)
        times = {name: (float(seconds), float(processor)) for seconds, processor, name in lines}
        self.assertEqual(sorted(times), ["GateTests", "UIKitTests", "ZMTPTests"], run.stdout)
        self.assertGreater(times["UIKitTests"][1], times["ZMTPTests"][1])
        self.assertGreater(times["GateTests"][1], times["ZMTPTests"][1])
        self.assertGreater(times["ZMTPTests"][0], times["ZMTPTests"][1])

    def test_tests_see_nothing_of_a_desktop_or_of_the_users_language(self):
        foreign = {"DISPLAY": ":7", "LANGUAGE": "ar", "LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Tokyo", "MULLION_TRACE": "1", "LANG": "ar"}
        kept = {"LC_MULLION_MUTANT": "3", "MULLION_CHROMIUM": "/usr/bin/chromium"}
        with unittest.mock.patch.dict(os.environ, foreign | kept):
            run, _ = self.run_suites(f'env; echo "{CLOSING.format(tests=1)}"', "ZMTP")
        seen = dict(line.split("=", 1) for line in run.stdout.splitlines() if "=" in line)
        self.assertEqual({name: seen.get(name) for name in foreign}, dict.fromkeys(foreign) | {"LANG": "C.UTF-8"})
        self.assertEqual({name: seen.get(name) for name in kept}, kept)

    def test_without_words_all_targets_run(self):
        run, counts = self.run_suites(f'echo "{CLOSING.format(tests=1)}"')
        folders = [path.name for path in (ROOT / "Tests").iterdir() if path.name.endswith("Tests")]
        self.assertEqual(counts, [str(len(folders)), "0", "0"], run.stdout)

    def test_a_part_of_a_target_is_chosen_by_its_suites(self):
        run, _ = self.run_suites(f'echo "pattern $5"; echo "{CLOSING.format(tests=1)}"', "UIKit/Navigation")
        self.assertIn("pattern ^UIKitTests\\..*Navigation\n", run.stdout)

    def test_a_target_that_there_is_not_is_refused(self):
        run, _ = self.run_suites("true", "Nowhere")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("no target Tests/Nowhere", run.stderr)

    def test_a_test_that_hangs_is_ended_and_named(self):
        script = 'echo "◇ Test \\"It waits for ever\\" started."; exec sleep 600'
        run, counts = self.run_suites(script, "--limit", "0.5", "UIKit")
        self.assertEqual(counts, ["0", "1", "0"], run.stdout)
        self.assertIn('Test "It waits for ever" ran for more than 0.5 s', run.stdout)

    def test_a_process_that_dies_counts_as_failed_beside_one_that_passes(self):
        script = f'case "$5" in *UIKit*) echo "◇ Test \\"Dies\\" started."; kill -SEGV $$ ;; *) echo "{CLOSING.format(tests=2)}" ;; esac'
        run, counts = self.run_suites(script, "UIKit", "ZMTP")
        self.assertEqual(counts, ["2", "1", "0"], run.stdout)
        self.assertNotEqual(run.returncode, 0)

    def test_the_first_failure_ends_all_processes_and_is_named(self):
        script = f'''
        case "$5" in
            *UIKit*)
                echo "◇ Test \\"It fails\\" started."
                echo "✘ Test \\"It fails\\" recorded an issue at Some.swift:1:2: no"
                exec sleep 600 ;;
            *) exec sleep 600 ;;
        esac'''
        run, _ = self.run_suites(script, "--first-failure", "--jobs", "2", "UIKit", "ZMTP", "Files")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn('Test "It fails" failed, and no other test was run.', run.stdout)
        self.assertNotIn("left a process behind", run.stdout)

    def test_a_process_that_is_left_behind_is_ended_and_told(self):
        mark = self.folder / "left"
        script = f'setsid sleep 600 >/dev/null 2>&1 & echo $! >{mark}; echo "{CLOSING.format(tests=1)}"'
        run, counts = self.run_suites(script, "UIKit")
        self.assertEqual(counts, ["1", "1", "0"], run.stdout)
        self.assertIn("UIKitTests left a process behind", run.stdout)
        left = pathlib.Path("/proc") / mark.read_text().strip()
        self.assertTrue(not left.exists() or ") Z " in (left / "stat").read_text())

    def test_a_filter_that_nothing_matches_fails(self):
        run, counts = self.run_suites(f'echo "{CLOSING.format(tests=0)}"', "--filter", "Nothing")
        self.assertEqual(counts, ["0", "1", "0"])
        self.assertIn("no test matches", run.stdout)

    def test_what_a_change_reaches_is_chosen_by_dependencies(self):
        tree = self.folder / "tree"
        tree.mkdir()
        git = ["git", "-C", tree, "-c", "user.name=t", "-c", "user.email=t@example.org"]
        (tree / "scripts").mkdir()
        for script in ("run-suites", "count-tests"):
            shutil.copy(ROOT / "scripts" / script, tree / "scripts" / script)
        for folder in ("Sources/Lower", "Sources/Upper", "Tests/LowerTests", "Tests/UpperTests"):
            (tree / folder).mkdir(parents=True)
            (tree / folder / "File.swift").write_text("\n")
        (tree / "Package.swift").write_text(
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "tree", targets: [.target(name: "Lower"), '
            '.target(name: "Upper", dependencies: ["Lower"], path: "Sources/Upper"), '
            '.testTarget(name: "LowerTests", dependencies: ["Lower"]), '
            '.testTarget(name: "UpperTests", dependencies: ["Upper"], path: "Tests/UpperTests")])\n'
        )
        subprocess.run([*git, "init", "-q"], check=True)
        subprocess.run([*git, "add", "-A"], check=True)
        subprocess.run([*git, "commit", "-qm", "first"], check=True)
        program = self.folder / "tests"
        program.write_text(f'#!/bin/bash\necho "{CLOSING.format(tests=1)}"\n', encoding="utf-8")
        program.chmod(0o755)

        def chosen():
            command = [tree / "scripts" / "run-suites", "--program", program, "--changed"]
            run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
            return [line[3:] for line in run.stdout.splitlines() if line.startswith("-- ")]

        self.assertEqual(chosen(), [])
        (tree / "Sources/Upper/File.swift").write_text("let upper = 1\n")
        self.assertEqual(chosen(), ["UpperTests"])
        (tree / "Sources/Lower/File.swift").write_text("let lower = 1\n")
        self.assertEqual(sorted(chosen()), ["LowerTests", "UpperTests"])


if __name__ == "__main__":
    unittest.main()
