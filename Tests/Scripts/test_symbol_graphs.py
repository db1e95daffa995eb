"""scripts/symbol-graphs keeps of a graph of the compiler only what a module declares for its users."""

import importlib.machinery
import importlib.util
import json
import pathlib
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "symbol-graphs"


def load():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("symbol_graphs", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("symbol_graphs", loader))
    loader.exec_module(module)
    return module


script = load()


def symbol(name, place="Sources/UIKit/UIView.swift", kind="swift.class", **more):
    made = {"identifier": {"precise": name}, "kind": {"identifier": kind}, **more}
    return made | ({"location": {"uri": f"file:///anywhere/{place}"}} if place else {})


class SymbolGraphs(unittest.TestCase):
    def reduce(self, symbols, relations=()):
        """The symbols and the sources of the relations that are left; None where the file is gone."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "UIKit.symbols.json"
            path.write_text(json.dumps({"symbols": symbols, "relationships": list(relations)}), encoding="utf-8")
            script.reduce(path, "UIKit")
            if not path.exists():
                return None
            graph = json.loads(path.read_text(encoding="utf-8"))
            return [each["identifier"]["precise"] for each in graph["symbols"]], [
                each["source"] for each in graph["relationships"]
            ]

    def test_what_stands_in_the_sources_of_the_module_is_kept(self):
        symbols = [
            symbol("UIView"),
            symbol("CALayer", "Sources/QuartzCore/CALayer.swift"),
            symbol("Message", ".build/checkouts/swift-protobuf/Sources/SwiftProtobuf/Message.swift"),
            symbol("UIView.hash::SYNTHESIZED::UIView"),
            symbol("Nowhere", None),
        ]
        relations = [{"source": name, "target": "UIView", "kind": "memberOf"} for name in ("UIView", "CALayer", "Nowhere")]
        self.assertEqual(self.reduce(symbols, relations), (["UIView"], ["UIView"]))

    def test_what_is_only_there_to_say_that_there_is_none_is_left_out(self):
        gone = [{"domain": "*", "isUnconditionallyUnavailable": True}]
        symbols = [
            symbol("UIView"),
            symbol("UIView.draw", availability=gone),
            symbol("UIView.old", availability=[{"isUnconditionallyDeprecated": True}]),
            symbol("UIWebView", "Sources/UIKit/Unavailable/UnavailableTypes.swift"),
        ]
        self.assertEqual(self.reduce(symbols), (["UIView", "UIView.old"], []))

    def test_a_block_that_extends_a_type_of_another_module_is_kept_with_its_members_alone(self):
        symbols = [
            symbol("filled", None, "swift.extension"),
            symbol("empty", None, "swift.extension"),
            symbol("IndexPath.row", "Sources/UIKit/IndexPath.swift", "swift.property"),
        ]
        relations = [
            {"source": "IndexPath.row", "target": "filled", "kind": "memberOf"},
            {"source": "filled", "target": "IndexPath", "kind": "extensionTo"},
            {"source": "empty", "target": "IndexPath", "kind": "extensionTo"},
        ]
        self.assertEqual(self.reduce(symbols, relations), (["filled", "IndexPath.row"], ["IndexPath.row", "filled"]))

    def test_a_graph_of_which_nothing_is_left_is_removed(self):
        self.assertIsNone(self.reduce([symbol("empty", None, "swift.extension"), symbol("Nowhere", None)]))


if __name__ == "__main__":
    unittest.main()
