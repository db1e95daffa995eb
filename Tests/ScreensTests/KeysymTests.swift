import Foundation
import InputEvents
import Testing

@testable import Screens

@Suite struct KeysymTests {
    @Test(
        "A keysym of a character gives that character",
        arguments: [
            (0x61, "a"), (0xE9, "é"), (0x7E, "~"), (0x0100_20AC, "€"), (0x20AC, "€"), (0x0101_F642, "🙂"), (0x1B1, "ą"),
            (0x2A1, "Ħ"), (0x3FE, "ū"), (0x4B1, "ア"), (0x5C7, "ا"), (0x6C1, "а"), (0x6FF, "Ъ"), (0x7E1, "α"),
            (0x7F2, "σ"), (0xCE0, "א"), (0xDA1, "ก"), (0x13BC, "Œ"), (0xAA9, "—"), (0xAAE, "…"), (0xAD2, "“"),
            (0x8BC, "≤"), (0x8FB, "←"), (0xFFB7, "7"), (0xFFAB, "+"), (0xFFAC, ","), (0xEA1, "\u{3131}"),
            (0xEBF, "\u{314F}"), (0xED4, "\u{11A8}"),
            (0xEFF, "₩"), (0xBCE, "⊥"), (0x9EA, "┘"), (0x0100_20A9, "₩"), (0x47E, "‾"), (0x0100_1E02, "Ḃ"),
            (0x0100_0041, "A"), (0x0100_0531, "Ա"),
            (0x0100_10D0, "ა"), (0x0100_1EA4, "Ấ"),
        ])
    func characters(keysym: UInt32, character: String) {
        #expect(Keysym(rawValue: keysym).character.map(String.init) == character)
    }

    @Test(
        "Each keysym to which the list of the X Window System gives a character gives that one",
        .enabled(if: FileManager.default.fileExists(atPath: Self.list)))
    func wholeList() throws {
        let text = try String(contentsOfFile: Self.list, encoding: .utf8)
        let line = /#define XK_\w+\s+0x(?<keysym>[0-9a-f]+)\s*\/\*\s?\(?U\+(?<scalar>[0-9A-F]{4,6})\b.*/
        var seen: Set<UInt32> = []
        for match in text.matches(of: line) {
            let keysym = try #require(UInt32(match.keysym, radix: 16))
            // Of several names of a keysym the first one counts.
            guard seen.insert(keysym).inserted else { continue }
            let scalar = try #require(UInt32(match.scalar, radix: 16).flatMap(Unicode.Scalar.init))
            #expect(Keysym(rawValue: keysym).character == Character(scalar), "\(match.output.0)")
        }
        #expect(seen.count > 1500)
    }

    /// Of x11proto-dev, which libsdl2-dev brings along.
    private static let list = "/usr/include/X11/keysymdef.h"

    @Test(
        "A key, a dead key, a control character and nonsense give no character",
        arguments: [0xFF0D, 0xFFE1, 0xFE51, 0x0100_0007, 0x0100_D800, 0x0111_0000, 0x1A4, 0x0, 0xFFFF_FFFF])
    func noCharacters(keysym: UInt32) {
        #expect(Keysym(rawValue: keysym).character == nil)
    }

    @Test(
        "A keysym of a key gives its USB usage",
        arguments: [
            (0xFF08, 0x2A), (0xFF09, 0x2B), (0xFE20, 0x2B), (0xFF0D, 0x28), (0xFF1B, 0x29), (0xFF51, 0x50),
            (0xFF54, 0x51),
            (0xFFBE, 0x3A), (0xFFC9, 0x45), (0xFFCA, 0x68), (0xFFD5, 0x73), (0xFFB0, 0x62), (0xFFB1, 0x59),
            (0xFFB9, 0x61),
            (0xFF89, 0x2B), (0xFF91, 0x3A), (0xFF94, 0x3D), (0xFF8D, 0x58), (0xFF97, 0x52), (0xFFE1, 0xE1),
            (0xFFEB, 0xE3), (0xFE03, 0xE6), (0xFFFF, 0x4C),
        ])
    func usages(keysym: UInt32, usage: Int) {
        #expect(Keysym(rawValue: keysym).usage?.rawValue == usage)
    }

    @Test("The US layout knows the key of each ASCII character, and what it types without shift")
    func usLayout() {
        for byte in UInt8(0x20)...0x7E {
            #expect(USKeyboardLayout.key(typing: Character(Unicode.Scalar(byte))) != nil)
        }
        #expect(
            USKeyboardLayout.key(typing: "A") == USKeyboardLayout.Key(usage: KeyUsage(rawValue: 0x04), unshifted: "a"))
        #expect(
            USKeyboardLayout.key(typing: "!") == USKeyboardLayout.Key(usage: KeyUsage(rawValue: 0x1E), unshifted: "1"))
        #expect(
            USKeyboardLayout.key(typing: "0") == USKeyboardLayout.Key(usage: KeyUsage(rawValue: 0x27), unshifted: "0"))
        #expect(
            USKeyboardLayout.key(typing: "_") == USKeyboardLayout.Key(usage: KeyUsage(rawValue: 0x2D), unshifted: "-"))
        #expect(
            USKeyboardLayout.key(typing: "?") == USKeyboardLayout.Key(usage: KeyUsage(rawValue: 0x38), unshifted: "/"))
        #expect(USKeyboardLayout.key(typing: "é") == nil)
    }
}
