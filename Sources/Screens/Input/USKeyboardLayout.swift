import InputEvents

/// Which key of the US layout types a character: RFB names characters, UIKit wants keys.
enum USKeyboardLayout {
    struct Key: Hashable {
        let usage: KeyUsage
        /// The character that the key types without shift.
        let unshifted: Character
    }

    static func key(typing character: Character) -> Key? {
        keys[character]
    }

    /// The character that a key types with shift; nil where it does not type `character` without.
    static func shifted(_ character: Character, at usage: KeyUsage) -> Character? {
        let index = usage.rawValue - 0x04
        guard unshifted.indices.contains(index), unshifted[index] == character, character != " " else { return nil }
        return shifted[index]
    }

    // In the order of their usages, from 0x04 on; the gap holds return, escape, backspace, tab and the space bar.
    private static let unshifted = Array("abcdefghijklmnopqrstuvwxyz1234567890     -=[]\\\u{0};'`,./")
    private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()     _+{}|\u{0}:\"~<>?")

    private static let keys: [Character: Key] = {
        var keys: [Character: Key] = [" ": Key(usage: .spacebar, unshifted: " ")]
        for (index, plain) in unshifted.enumerated() where plain != " " && plain != "\u{0}" {
            let key = Key(usage: KeyUsage(rawValue: 0x04 + index), unshifted: plain)
            keys[plain] = key
            keys[shifted[index]] = key
        }
        return keys
    }()
}
