"""The numbers of fields stand in protos/ alone: the Swift file that is made of them is true, and nobody writes one by hand."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIRE = ROOT / "Sources" / "PluginProtocol" / "Wire"


def told():
    """By message, the numbers of its fields by name, as the .proto files say."""
    messages = {}
    for path in sorted((ROOT / "protos").rglob("*.proto")):
        text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        for name, body in re.findall(r"^message (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
            fields = re.findall(r"^ +(?:repeated |optional )?[\w.]+ (\w+) = (\d+)\s*(?:\[[^\]]*\])?;", body, re.MULTILINE)
            if fields:
                messages[name] = {plain(field): int(number) for field, number in fields}
    return messages


def made():
    """The same, as the generated file says."""
    text = (WIRE / "FieldNumber.pb.swift").read_text(encoding="utf-8")
    return {
        name: {plain(field): int(number) for field, number in re.findall(r"static var `?(\w+)`?: UInt64 \{ (\d+) \}", body)}
        for name, body in re.findall(r"^    enum (\w+) \{(.*?)^    \}", text, re.MULTILINE | re.DOTALL)
    }


def plain(name):
    """A field's name without what Swift makes of it: `has_parent` is `hasParent_p` there."""
    return re.sub(r"_p$", "", name).replace("_", "").lower()


class FieldNumberTests(unittest.TestCase):
    def test_the_generated_file_is_what_the_protos_say(self):
        protos, swift = told(), made()
        self.assertGreater(len(protos), 150)
        self.assertEqual(protos, swift, "run scripts/generate-protos, and commit what it makes")

    def test_both_envelopes_begin_alike(self):
        messages = told()
        to_plugin, to_host = messages["HostToPluginEnvelope"], messages["PluginToHostEnvelope"]
        header = ["epoch", "sequence", "inreplyto", "deadlinemilliseconds", "scene"]
        self.assertEqual([to_plugin[field] for field in header], [to_host[field] for field in header])

    def test_two_bytes_hold_each_key(self):
        # MessageReader.takes relies on it.
        self.assertLessEqual(max(number for fields in told().values() for number in fields.values()), 2047)

    def test_nobody_writes_a_number_by_hand(self):
        by_hand = re.compile(r"(?:reader|writer|\$0)\.\w+\(\d|MessageShape\(\s*\[\s*\d+:|^\s+\d+: (?:one|many|Field)\(", re.MULTILINE)
        for path in sorted(WIRE.rglob("*.swift")):
            found = by_hand.search(path.read_text(encoding="utf-8"))
            self.assertIsNone(found, f"{path.name}: {found and found.group()} should be one of FieldNumber")


if __name__ == "__main__":
    unittest.main()
