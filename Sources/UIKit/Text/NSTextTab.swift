/// A place in the line that a tab character leads to. Immutable.
public final class NSTextTab: Hashable, Sendable {
    /// The alignment of the text that follows the tab, about `location`. `.natural` and `.justified` are as `.left`.
    public let alignment: NSTextAlignment
    /// In points from the leading edge.
    public let location: CGFloat
    /// Whether the text is aligned at its decimal point.
    let isDecimal: Bool

    /// - Parameter options: `.columnTerminators` aligns the text at its decimal point.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        isDecimal = options[.columnTerminators] != nil
    }

    /// The keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location && left.isDecimal == right.isDecimal
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
    }

    var styledText: StyledText.Paragraph.Tab {
        let tab: StyledText.Paragraph.Tab.Alignment =
            switch alignment {
            case .left, .natural, .justified: .left
            case .center: .center
            case .right: isDecimal ? .decimal : .right
            }
        return .init(alignment: tab, location: location)
    }
}
