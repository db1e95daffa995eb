/// How much a constraint counts, from 1 to 1000. A higher priority wins completely over any number of lower ones.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// With which content resists becoming smaller than it is, unless told otherwise.
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which content resists becoming larger than it is, unless told otherwise.
    public static let defaultLow = UILayoutPriority(250)
    /// With which `systemLayoutSizeFitting(_:)` asks for its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The priority this far above another. It is Mullion's own.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    /// The priority this far below another. It is Mullion's own.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}

extension UILayoutPriority: Comparable {
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}
