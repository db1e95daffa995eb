import Foundation
import InputEvents

/// A dead key, or the Compose key, and what follows it until that makes a character.
///
/// A value that knows of keysyms alone. Letters get their marks by Unicode's canonical composition. Keys that make no character together
/// are typed as they stand. A sequence that the Compose key or, after that, a dead key interrupts is given up.
struct ComposeSequence {
    /// The effect of a key on the sequence and on the text.
    enum Outcome: Equatable {
        /// The key does what it does.
        case nothing
        /// The sequence goes on, and this is shown as marked.
        case waits(MarkedText)
        /// The key ends the sequence, and types this instead of its own character.
        case types(String)
        /// The sequence is over, and types this before the key does what it does.
        case ends(String)
    }

    private enum State {
        case idle
        /// Dead keys, in the order in which they were pressed.
        case dead([DeadKeys.Sign])
        /// The Compose key, and a character perhaps.
        case compose(Character?)
    }

    private var state = State.idle
    /// Two are on letters of Vietnamese and Greek; of more the first ones count.
    private static let mostSigns = 3
    private static let composeKey = Keysym(rawValue: 0xFF20)
    /// Shift, locks, and the keys that choose another level of a keyboard.
    private static let bystanders: Set<UInt32> = [0xFE03, 0xFE02, 0xFE11, 0xFE13, 0xFF7E, 0xFF7F, 0xFFE5, 0xFFE6]

    /// Whether something waits for the next key.
    var isWaiting: Bool {
        if case .idle = state { false } else { true }
    }

    /// Forgets what waits.
    ///
    /// - Returns: Whether there was something.
    mutating func cancel() -> Bool {
        defer { state = .idle }
        return isWaiting
    }

    /// A key goes down.
    ///
    /// - Parameter typesText: Whether its character is text, and no command.
    mutating func take(_ keysym: Keysym, typesText: Bool) -> Outcome {
        if !keysym.modifier.isEmpty || Self.bystanders.contains(keysym.rawValue) { return .nothing }
        guard typesText else { return end() }
        if keysym == Self.composeKey {
            state = .compose(nil)
            return .waits(MarkedText("·"))
        }
        if let sign = DeadKeys.sign(of: keysym) { return add(sign) }
        guard let character = keysym.character else { return end() }
        switch state {
        case .idle: return .nothing
        case .dead(let signs):
            state = .idle
            return .types(Self.join(character, signs))
        case .compose(nil):
            state = .compose(character)
            return .waits(MarkedText("·\(character)"))
        case .compose(let first?):
            state = .idle
            return .types(Self.pair(first, character))
        }
    }

    private mutating func add(_ sign: DeadKeys.Sign) -> Outcome {
        guard case .dead(let signs) = state else {
            state = .dead([sign])
            return .waits(MarkedText(String(sign.alone)))
        }
        if signs.last == sign {
            state = .idle
            return .types(Self.alone(signs))
        }
        let all = signs.count < Self.mostSigns ? signs + [sign] : signs
        state = .dead(all)
        return .waits(MarkedText(Self.alone(all)))
    }

    private mutating func end() -> Outcome {
        defer { state = .idle }
        switch state {
        case .idle: return .nothing
        case .dead(let signs): return .ends(Self.alone(signs))
        case .compose(let first): return .ends(first.map(String.init) ?? "")
        }
    }

    private static func alone(_ signs: [DeadKeys.Sign]) -> String {
        String(signs.map(\.alone))
    }

    private static func join(_ character: Character, _ signs: [DeadKeys.Sign]) -> String {
        if character == " " { return String(signs.map(\.withSpace)) }
        return composed(character, signs) ?? alone(signs) + String(character)
    }

    /// The one character that a letter with marks is; nil where Unicode has none.
    private static func composed(_ character: Character, _ signs: [DeadKeys.Sign]) -> String? {
        var text = String(character)
        for sign in signs { text.unicodeScalars.append(sign.mark) }
        let composed = text.precomposedStringWithCanonicalMapping
        return composed.unicodeScalars.count == 1 ? composed : nil
    }

    private static func pair(_ first: Character, _ second: Character) -> String {
        if let made = pairs["\(first)\(second)"] ?? pairs["\(second)\(first)"] { return made }
        for (sign, letter) in [(first, second), (second, first)] {
            if let sign = DeadKeys.sign(of: sign), let made = composed(letter, [sign]) { return made }
        }
        return "\(first)\(second)"
    }

    /// The sequences of X11 whose character is no letter with a mark, in the order in which their keys are usually pressed.
    private static let pairs: [String: String] = [
        "ss": "ß", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "o/": "ø", "O/": "Ø", "d-": "đ", "D-": "Đ", "l/": "ł",
        "L/": "Ł", "th": "þ", "TH": "Þ", "oc": "©", "or": "®", "tm": "™", "e=": "€", "C=": "€", "L-": "£", "Y=": "¥",
        "c|": "¢", "<<": "«", ">>": "»", "!!": "¡", "??": "¿", "oo": "°", "so": "§", "p!": "¶", "..": "…", "+-": "±",
        "xx": "×", ":-": "÷", "12": "½", "14": "¼", "34": "¾", "^1": "¹", "^2": "²", "^3": "³", "mu": "µ",
    ]
}
