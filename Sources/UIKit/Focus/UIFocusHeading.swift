/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The heading of the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// The Tab key with Shift.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
