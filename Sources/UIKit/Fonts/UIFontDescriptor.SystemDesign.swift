import TextLayout

extension UIFontDescriptor {
    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// There is no font for it: `withDesign(_:)` answers nil.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// Nil is the system font's own.
        var family: String? {
            switch self {
            case .serif: "Noto Serif"
            case .monospaced: "Noto Sans Mono"
            default: nil
            }
        }

        var isAvailable: Bool {
            guard let family else { return self == .default }
            return InstalledFont.all.contains { $0.family == family }
        }
    }
}
