/// The modifier keys that are down, left or right, and the state of caps lock.
package struct KeyModifiers: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 0)
    package static let shift = KeyModifiers(rawValue: 1 << 1)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    /// Alt, or option. The key AltGr is none of these: it only chooses another character.
    package static let alternate = KeyModifiers(rawValue: 1 << 3)
    /// The key with the logo of the keyboard's maker: Super, Meta, Windows or command.
    package static let command = KeyModifiers(rawValue: 1 << 4)

    /// A key pressed together with one of these is a command, not text.
    static let suppressingText: KeyModifiers = [.control, .alternate, .command]

    package var description: String {
        let names: [(KeyModifiers, String)] = [
            (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
            (.command, "command"),
        ]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}
