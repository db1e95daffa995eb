"""scripts/check-public-comments on small symbol graphs, each broken in one way."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-public-comments"


class CheckPublicComments(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.symbols = {}
        self.relations = {}

    def add(self, module, name, kind="method", comment=None, **relations):
        """Declares a symbol, whose identifier is its name, with its relations by their kinds."""
        symbol = {
            "identifier": {"precise": name},
            "kind": {"identifier": f"swift.{kind}"},
            "pathComponents": name.split("."),
            "location": {"uri": f"file:///anywhere/Sources/{module}/File.swift", "position": {"line": 6}},
        }
        if comment is not None:
            symbol["docComment"] = {"lines": [{"text": comment}]}
        self.symbols.setdefault(module, []).append(symbol)
        for relation, target in relations.items():
            self.relations.setdefault(module, []).append({"source": name, "target": target, "kind": relation})

    def check(self, *names, options=()):
        """The script's exit status, and its lines on standard output."""
        for module, symbols in self.symbols.items():
            file = self.root / "graphs" / module / f"{module}.symbols.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps({"symbols": symbols, "relationships": self.relations.get(module, [])}))
        listed = self.root / "names.txt"
        listed.write_text("# A list.\n" + "".join(f"{name}\n" for name in names))
        command = [sys.executable, SCRIPT, "--graphs", self.root / "graphs", "--names", listed, *options]
        ran = subprocess.run(command, capture_output=True, text=True)
        return ran.returncode, ran.stdout.splitlines()

    def test_each_symbol_of_our_modules_needs_a_comment(self):
        self.add("PluginHost", "Pane", "struct", "A pane.")
        self.add("PluginHost", "Pane.close()", memberOf="Pane")
        self.assertEqual(self.check(), (1, ["Sources/PluginHost/File.swift:7: Pane.close() is public and has no comment."]))

    def test_the_list_of_names_excuses_nothing_in_our_modules(self):
        self.add("PluginHost", "Pane.close()")
        status, lines = self.check("Pane.close()")
        self.assertEqual(status, 1)
        self.assertIn("Sources/PluginHost/File.swift:7: Pane.close() is public and has no comment.", lines)

    def test_an_empty_comment_is_none(self):
        self.add("Contracts", "Contract", "struct", "   ")
        self.assertEqual(self.check()[0], 1)

    def test_a_member_with_a_name_of_apples_needs_none(self):
        self.add("UIKit", "UIView", "class", "A view.")
        self.add("UIKit", "UIView.alpha", "property", memberOf="UIView")
        self.assertEqual(self.check("UIView.alpha"), (0, []))
        self.assertEqual(self.check()[0], 1)

    def test_a_type_needs_one_whatever_its_name_is(self):
        self.add("UIKit", "UIView", "class")
        status, lines = self.check("UIView")
        self.assertEqual(status, 1)
        self.assertIn("Sources/UIKit/File.swift:7: UIView is public and has no comment.", lines)

    def test_a_line_of_the_list_that_excuses_nothing_is_a_fault(self):
        self.add("UIKit", "UIView", "class", "A view.")
        self.add("UIKit", "UIView.alpha", "property", "The opacity.")
        self.assertEqual(
            self.check("UIView.alpha", "UIView.gone"),
            (1, [f"names.txt: UIView.{name} has a comment or is not there; remove the line." for name in ("alpha", "gone")]),
        )

    def test_what_overrides_or_implements_something_needs_none(self):
        self.add("PluginHost", "Speaking", "protocol", "Speaks.")
        self.add("PluginHost", "Speaking.speak()", comment="Speaks.", requirementOf="Speaking")
        self.add("PluginHost", "Speaker", "class", "Speaks too.", conformsTo="Speaking")
        self.add("PluginHost", "Speaker.speak()", memberOf="Speaker")
        self.add("PluginHost", "Speaker.loadView()", overrides="UIViewController.loadView()")
        self.add("PluginHost", "Speaker.hash(into:)", memberOf="Speaker")
        self.add("PluginHost", "Speaker.init(from:)", "init", memberOf="Speaker")
        self.add("PluginHost", "Speaking.default()", defaultImplementationOf="Speaking.speak()")
        self.assertEqual(self.check(), (0, []))

    def test_a_requirement_of_a_protocol_above_counts_and_one_of_another_does_not(self):
        self.add("Contracts", "Above", "protocol", "Speaks.")
        self.add("Contracts", "Above.speak()", comment="Speaks.", requirementOf="Above")
        self.add("PluginHost", "Below", "protocol", "Speaks.", conformsTo="Above")
        self.add("PluginHost", "Speaker", "class", "Speaks too.", conformsTo="Below")
        self.add("PluginHost", "Speaker.speak()", memberOf="Speaker")
        self.add("PluginHost", "Silent", "class", "Does not.")
        self.add("PluginHost", "Silent.speak()", memberOf="Silent")
        self.assertEqual(self.check(), (1, ["Sources/PluginHost/File.swift:7: Silent.speak() is public and has no comment."]))

    def test_print_shows_lines_for_the_list(self):
        self.add("UIKit", "UIView", "class")
        self.add("UIKit", "UIView.init(frame:)", "init")
        self.add("UIKit", "UIView.alpha", "property")
        self.add("PluginHost", "Pane.close()")
        self.assertEqual(self.check(options=["--print"]), (0, ["UIView.alpha", "UIView.init(frame:)"]))


if __name__ == "__main__":
    unittest.main()
