import InputEvents

extension KeyModifiers {
    private static let pairs: [(KeyModifiers, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alternate, .alternate),
        (.command, .command), (.numericPad, .numericPad),
    ]

    /// The same keys.
    package init(_ flags: UIKeyModifierFlags) {
        self = Self.pairs.reduce(into: []) { modifiers, pair in
            if flags.contains(pair.1) { modifiers.insert(pair.0) }
        }
    }

    /// The same keys of UIKit.
    package var flags: UIKeyModifierFlags {
        Self.pairs.reduce(into: []) { flags, pair in
            if contains(pair.0) { flags.insert(pair.1) }
        }
    }
}
