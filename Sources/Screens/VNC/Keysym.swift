import InputEvents

/// A keysym of the X Window System, which is how RFB names keys (RFC 6143, 7.5.4): some stand for a key, most for the
/// character that the viewer's keyboard layout gave.
struct Keysym: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The character that the keysym stands for; nil for keys, for dead keys and for what is not known.
    var character: Character? {
        guard let scalar = scalar, Self.isPrintable(scalar) else { return nil }
        return Character(scalar)
    }

    private var scalar: Unicode.Scalar? {
        switch rawValue {
        case 0x20...0x7E, 0xA0...0xFF:
            // Latin-1 stands for itself.
            return Unicode.Scalar(rawValue)
        case 0x0100_0020...0x0110_FFFF:
            return Unicode.Scalar(rawValue & 0x00FF_FFFF)
        case 0xFF80, 0xFFAA...0xFFAF, 0xFFB0...0xFFB9, 0xFFBD:
            // The keypad's own keysyms are ASCII with the high bits set; 0xFF80 is its space.
            return Unicode.Scalar(rawValue & 0x7F)
        default:
            return LegacyKeysyms.scalar(of: rawValue)
        }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    /// The key that the keysym names; nil for characters.
    var usage: KeyUsage? {
        switch rawValue {
        case 0xFFBE...0xFFC9: KeyUsage(rawValue: KeyUsage.f1.rawValue + Int(rawValue - 0xFFBE))
        case 0xFFCA...0xFFD5: KeyUsage(rawValue: KeyUsage.f13.rawValue + Int(rawValue - 0xFFCA))
        case 0xFF91...0xFF94: KeyUsage(rawValue: KeyUsage.f1.rawValue + Int(rawValue - 0xFF91))
        case 0xFFB1...0xFFB9: KeyUsage(rawValue: KeyUsage.keypad1.rawValue + Int(rawValue - 0xFFB1))
        default: Self.usages[rawValue]
        }
    }

    /// Which modifier the keysym switches on while its key is down. AltGr (`ISO_Level3_Shift`, `Mode_switch`) is none:
    /// the viewer has already applied it to the characters that it sends.
    var modifier: KeyModifiers {
        switch rawValue {
        case 0xFFE1, 0xFFE2: .shift
        case 0xFFE3, 0xFFE4: .control
        case 0xFFE9, 0xFFEA: .alternate
        case 0xFFE7, 0xFFE8, 0xFFEB, 0xFFEC: .command
        default: []
        }
    }

    /// The characters that keys without a printable character type.
    static let controlCharacters: [KeyUsage: String] = [
        .returnOrEnter: "\r", .keypadEnter: "\r", .tab: "\t", .escape: "\u{1B}", .deleteOrBackspace: "\u{8}",
        .deleteForward: "\u{7F}",
    ]

    // The keypad's cursor keys (0xFF95 and on) are sent while num lock is off; then they are cursor keys to the user.
    private static let usages: [UInt32: KeyUsage] = [
        0xFF08: .deleteOrBackspace, 0xFF09: .tab, 0xFE20: .tab, 0xFF0D: .returnOrEnter, 0xFF13: .pause,
        0xFF14: .scrollLock, 0xFF15: .printScreen, 0xFF1B: .escape, 0xFF50: .home, 0xFF51: .leftArrow,
        0xFF52: .upArrow, 0xFF53: .rightArrow, 0xFF54: .downArrow, 0xFF55: .pageUp, 0xFF56: .pageDown, 0xFF57: .end,
        0xFF61: .printScreen, 0xFF63: .insert, 0xFF67: .application, 0xFF6B: .pause, 0xFF7F: .keypadNumLock,
        0xFF7E: .rightAlt, 0xFE03: .rightAlt, 0xFF80: .spacebar, 0xFF89: .tab, 0xFF8D: .keypadEnter, 0xFF95: .home,
        0xFF96: .leftArrow, 0xFF97: .upArrow, 0xFF98: .rightArrow, 0xFF99: .downArrow, 0xFF9A: .pageUp,
        0xFF9B: .pageDown, 0xFF9C: .end, 0xFF9E: .insert, 0xFF9F: .deleteForward, 0xFFAA: .keypadAsterisk,
        0xFFAB: .keypadPlus, 0xFFAC: .keypadPeriod, 0xFFAD: .keypadHyphen, 0xFFAE: .keypadPeriod, 0xFFAF: .keypadSlash,
        0xFFB0: .keypad0, 0xFFBD: .keypadEqualSign, 0xFFE1: .leftShift, 0xFFE2: .rightShift, 0xFFE3: .leftControl,
        0xFFE4: .rightControl, 0xFFE5: .capsLock, 0xFFE7: .leftGUI, 0xFFE8: .rightGUI, 0xFFE9: .leftAlt,
        0xFFEA: .rightAlt, 0xFFEB: .leftGUI, 0xFFEC: .rightGUI, 0xFFFF: .deleteForward,
    ]
}
