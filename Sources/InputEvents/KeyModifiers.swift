/// The modifier keys that are down, left or right, and the state of caps lock.
///
/// The bits are those of the protocol: `protos/mullion/v1/input.proto` lists them.
package struct KeyModifiers: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // As the standard library has it, but not generic: other modules cannot see through that, and it is on every touch's way.
    package init(arrayLiteral elements: KeyModifiers...) {
        rawValue = elements.reduce(0) { $0 | $1.rawValue }
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 0)
    package static let shift = KeyModifiers(rawValue: 1 << 1)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    /// Alt, or option. The key AltGr is none of these: it only chooses another character.
    package static let alternate = KeyModifiers(rawValue: 1 << 3)
    /// The key with the logo of the keyboard's maker: Super, Meta, Windows or command.
    package static let command = KeyModifiers(rawValue: 1 << 4)
    /// The key is on the numeric pad.
    package static let numericPad = KeyModifiers(rawValue: 1 << 5)

    /// All modifiers that this code knows.
    package static let all: KeyModifiers = [.capsLock, .shift, .control, .alternate, .command, .numericPad]

    /// A key pressed together with one of these is a command, not text.
    package static let suppressingText: KeyModifiers = [.control, .alternate, .command]

    package var description: String {
        let names: [(KeyModifiers, String)] = [
            (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
            (.command, "command"), (.numericPad, "numericPad"),
        ]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}
