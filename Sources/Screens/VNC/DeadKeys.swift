/// The keysyms of dead keys, which put a mark on the letter that follows.
enum DeadKeys {
    struct Sign: Hashable {
        /// The mark as Unicode combines it with the letter before it.
        let mark: Unicode.Scalar
        /// The mark by itself.
        let alone: Character
        /// The character that the dead key types with the space bar, as X11 has it.
        let withSpace: Character

        fileprivate init(_ mark: Unicode.Scalar, _ alone: Character, _ withSpace: Character? = nil) {
            self.mark = mark
            self.alone = alone
            self.withSpace = withSpace ?? alone
        }
    }

    static func sign(of keysym: Keysym) -> Sign? {
        signs[keysym.rawValue]
    }

    /// The sign of a character that is on keyboards, for sequences that begin with the Compose key.
    static func sign(of character: Character) -> Sign? {
        composing[character].flatMap { signs[$0] }
    }

    private static let signs: [UInt32: Sign] = [
        0xFE50: Sign("\u{300}", "`"), 0xFE51: Sign("\u{301}", "´", "'"), 0xFE52: Sign("\u{302}", "^"),
        0xFE53: Sign("\u{303}", "~"), 0xFE54: Sign("\u{304}", "¯"), 0xFE55: Sign("\u{306}", "˘"),
        0xFE56: Sign("\u{307}", "˙"), 0xFE57: Sign("\u{308}", "¨", "\""), 0xFE58: Sign("\u{30A}", "°"),
        0xFE59: Sign("\u{30B}", "˝"), 0xFE5A: Sign("\u{30C}", "ˇ"), 0xFE5B: Sign("\u{327}", "¸"),
        0xFE5C: Sign("\u{328}", "˛"), 0xFE5D: Sign("\u{345}", "ͺ"), 0xFE5E: Sign("\u{3099}", "゛"),
        0xFE5F: Sign("\u{309A}", "゜"), 0xFE60: Sign("\u{323}", "\u{A0}\u{323}"),
        0xFE61: Sign("\u{309}", "\u{A0}\u{309}"), 0xFE62: Sign("\u{31B}", "\u{A0}\u{31B}"),
        0xFE64: Sign("\u{313}", "᾿"), 0xFE65: Sign("\u{314}", "῾"), 0xFE66: Sign("\u{30F}", "\u{A0}\u{30F}"),
        0xFE67: Sign("\u{325}", "\u{A0}\u{325}"), 0xFE68: Sign("\u{331}", "\u{A0}\u{331}"),
        0xFE69: Sign("\u{32D}", "\u{A0}\u{32D}"), 0xFE6A: Sign("\u{330}", "\u{A0}\u{330}"),
        0xFE6B: Sign("\u{32E}", "\u{A0}\u{32E}"), 0xFE6C: Sign("\u{324}", "\u{A0}\u{324}"),
        0xFE6D: Sign("\u{311}", "\u{A0}\u{311}"), 0xFE6E: Sign("\u{326}", "\u{A0}\u{326}"),
    ]

    private static let composing: [Character: UInt32] = [
        "`": 0xFE50, "'": 0xFE51, "^": 0xFE52, "~": 0xFE53, "-": 0xFE54, ".": 0xFE56, "\"": 0xFE57, "o": 0xFE58,
        "*": 0xFE58, "=": 0xFE59, "<": 0xFE5A, ",": 0xFE5B, ";": 0xFE5C,
    ]
}
