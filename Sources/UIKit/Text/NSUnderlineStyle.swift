/// How a line under or through text looks: a weight, a pattern, and whether spaces have it too.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)

    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Nil where there is no line.
    func line(color: CGColor?) -> StyledText.Ornaments.Line? {
        let weight: StyledText.Ornaments.Line.Weight
        switch rawValue & 0x0F {
        case 0: return nil
        case 0x02: weight = .thick
        case 0x09: weight = .double
        default: weight = .single
        }
        let pattern: StyledText.Ornaments.Line.Pattern
        switch rawValue & 0x0F00 {
        case 0x0100: pattern = .dot
        case 0x0200: pattern = .dash
        case 0x0300: pattern = .dashDot
        case 0x0400: pattern = .dashDotDot
        default: pattern = .solid
        }
        return .init(weight: weight, pattern: pattern, skipsSpaces: contains(.byWord), color: color)
    }
}
