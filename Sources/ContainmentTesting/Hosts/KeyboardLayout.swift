import UIKit

/// A keyboard as the keys of a test see it: which of them type a character, with which modifiers, and after which dead key.
public struct KeyboardLayout: Sendable {
    /// A key that is struck.
    struct Stroke: Hashable, Sendable {
        var key: UIKeyboardHIDUsage
        var modifiers: UIKeyModifierFlags
        /// The text that comes of it; empty for a dead key.
        var text: String
        /// The character of the key by itself.
        var plain: String
    }

    private var strokes: [Character: [Stroke]] = [:]

    /// Finds the keys that type a character one after the other; nil where the keyboard has none.
    func strokes(for character: Character) -> [Stroke]? {
        strokes[character]
    }

    /// The keys of each row from the left, beginning with the one at the left end of the digits.
    private static let places: [[UIKeyboardHIDUsage]] = [
        [.keyboardGraveAccentAndTilde]
            + (UIKeyboardHIDUsage.keyboard1.rawValue...UIKeyboardHIDUsage.keyboard0.rawValue).map(
                UIKeyboardHIDUsage.init(rawValue:)) + [.keyboardHyphen, .keyboardEqualSign],
        [
            .keyboardQ, .keyboardW, .keyboardE, .keyboardR, .keyboardT, .keyboardY, .keyboardU, .keyboardI, .keyboardO,
            .keyboardP, .keyboardOpenBracket, .keyboardCloseBracket,
        ],
        [
            .keyboardA, .keyboardS, .keyboardD, .keyboardF, .keyboardG, .keyboardH, .keyboardJ, .keyboardK, .keyboardL,
            .keyboardSemicolon, .keyboardQuote, .keyboardBackslash,
        ],
        [
            .keyboardZ, .keyboardX, .keyboardC, .keyboardV, .keyboardB, .keyboardN, .keyboardM, .keyboardComma,
            .keyboardPeriod, .keyboardSlash,
        ],
    ]

    /// - Parameters:
    ///   - rows: What the keys of each row type, from the left; a space stands for a dead key, or for one that types nothing.
    ///   - shifted: The same with Shift.
    private init(_ rows: [String], shifted: [String]) {
        for (row, keys) in Self.places.enumerated() {
            for (texts, modifiers) in [(rows[row], UIKeyModifierFlags()), (shifted[row], .shift)] {
                for (index, character) in texts.enumerated() where character != " " && index < keys.count {
                    let plain = rows[row].dropFirst(index).first.map(String.init) ?? ""
                    add(character, keys[index], modifiers, plain: plain)
                }
            }
        }
        add(" ", .keyboardSpacebar, [], plain: " ")
        add("\n", .keyboardReturnOrEnter, [], plain: "\r")
        add("\t", .keyboardTab, [], plain: "\t")
    }

    private mutating func add(
        _ character: Character, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, plain: String
    ) {
        strokes[character] = [Stroke(key: key, modifiers: modifiers, text: String(character), plain: plain)]
    }

    /// Has a dead key make characters of others.
    private mutating func addDeadKey(
        _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], accent: String, on letters: String
    ) {
        for letter in letters {
            guard var last = strokes[letter]?.last else { continue }
            let composed = (String(letter) + accent).precomposedStringWithCanonicalMapping
            guard composed.count == 1, let character = composed.first else { continue }
            last.text = composed
            strokes[character] = [Stroke(key: key, modifiers: modifiers, text: "", plain: ""), last]
        }
    }

    /// The layout of the United States.
    public static let unitedStates = KeyboardLayout(
        ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", "zxcvbnm,./"],
        shifted: ["~!@#$%^&*()_+", "QWERTYUIOP{}", "ASDFGHJKL:\"|", "ZXCVBNM<>?"])

    /// The layout of Germany, with dead keys for acute, grave and circumflex accents.
    public static let german: KeyboardLayout = {
        var layout = KeyboardLayout(
            [" 1234567890ß ", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-"],
            shifted: ["°!\"§$%&/()=? ", "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", "YXCVBNM;:_"])
        layout.addDeadKey(.keyboardEqualSign, accent: "\u{301}", on: "aeiouyAEIOUY")
        layout.addDeadKey(.keyboardEqualSign, .shift, accent: "\u{300}", on: "aeiouAEIOU")
        layout.addDeadKey(.keyboardGraveAccentAndTilde, accent: "\u{302}", on: "aeiouAEIOU")
        return layout
    }()
}
