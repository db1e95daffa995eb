/// The modifier keys that were held.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 0)
    package static let shift = KeyModifiers(rawValue: 1 << 1)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    /// Option on Apple's keyboards.
    package static let alternate = KeyModifiers(rawValue: 1 << 3)
    package static let command = KeyModifiers(rawValue: 1 << 4)
    /// The key is on the numeric pad.
    package static let numericPad = KeyModifiers(rawValue: 1 << 5)

    /// Those that this code knows.
    package static let all: KeyModifiers = [.capsLock, .shift, .control, .alternate, .command, .numericPad]
}
