"""scripts/check-library-names on what nm and readelf say of small libraries."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check-library-names"
LOADER = importlib.machinery.SourceFileLoader("check_library_names", str(SCRIPT))
script = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_library_names", LOADER))
sys.modules["check_library_names"] = script
LOADER.exec_module(script)


def library(*symbols, relocated=()):
    relocations = "\n".join(f"0000000000003fd8  0000000100000006 R_X86_64_JUMP_SLOT 0000000000000000 {name} + 0" for name in relocated)
    return script.read_names("\n".join(symbols), relocations)


def defined(name, kind="T"):
    return f"0000000000001139 {kind} {name}"


def used(name):
    return f"                 U {name}"


class CheckLibraryNames(unittest.TestCase):
    def names(self, **objects):
        return [fault.split(":")[0] for fault in script.faults(objects)]

    def test_a_name_of_two_libraries_that_the_program_uses_is_found(self):
        two = {"a": library(defined("draw")), "b": library(defined("draw"), defined("other"))}
        self.assertEqual(self.names(**two, PROGRAM=library(used("draw"), used("other"))), ["draw"])
        self.assertEqual(self.names(**two, PROGRAM=library(used("other"))), [])

    def test_a_library_that_calls_its_own_function_through_the_linker_is_a_user(self):
        self.assertEqual(self.names(a=library(defined("draw"), relocated=["draw"]), b=library(defined("draw"))), ["draw"])

    def test_the_program_may_take_the_name_of_a_library(self):
        self.assertEqual(self.names(a=library(defined("draw"), relocated=["draw"]), PROGRAM=library(defined("draw"))), ["draw"])

    def test_a_version_says_which_one_is_meant_unless_the_other_has_none(self):
        user = library(used("draw@A_1"))
        a = library(defined("draw@@A_1"))
        self.assertEqual(self.names(a=a, b=library(defined("draw@@B_1")), c=user), [])
        self.assertEqual(self.names(a=a, b=library(defined("draw")), c=user), ["draw"])

    def test_templates_of_cpp_are_one_thing_everywhere(self):
        template = library(defined("_ZN3BoxIiE4openEv", "W"), relocated=["_ZN3BoxIiE4openEv"])
        self.assertEqual(self.names(a=template, b=template), [])
        self.assertEqual(self.names(a=template, b=library(defined("_ZN3BoxIiE4openEv"))), ["_ZN3BoxIiE4openEv"])

    def test_the_list_names_libraries_as_well_as_names(self):
        pair = [library(defined("frexp")), library(defined("frexp"), relocated=["frexp"])]
        self.assertEqual(self.names(**{"libc.so.6": pair[0], "libm.so.6": pair[1]}), [])
        self.assertEqual(self.names(**{"libc.so.6": pair[0], "libmine.so.6": pair[1]}), ["frexp"])


if __name__ == "__main__":
    unittest.main()
