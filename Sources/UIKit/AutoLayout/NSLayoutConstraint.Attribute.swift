extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint is about.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint.Attribute {
    /// Attributes of different families cannot be compared.
    enum Family: String {
        case none = "nothing"
        case absoluteX = "a place on the x axis (left, right)"
        case directionalX = "a place in the direction of reading (leading, trailing)"
        case anyX = "a middle on the x axis"
        case y = "a place on the y axis"
        case size = "a size"

        func isComparable(with other: Family) -> Bool {
            switch (self, other) {
            case (.anyX, .absoluteX), (.anyX, .directionalX), (.absoluteX, .anyX), (.directionalX, .anyX): true
            default: self == other
            }
        }

        /// Whether one is a place across, whatever the direction of reading, and the other a place down.
        func crosses(_ other: Family) -> Bool {
            switch (self, other) {
            case (.absoluteX, .y), (.anyX, .y), (.y, .absoluteX), (.y, .anyX): true
            default: false
            }
        }
    }

    var family: Family {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
        case .centerX, .centerXWithinMargins: .anyX
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .y
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isLocation: Bool {
        family != .size && family != .none
    }

    var isHorizontal: Bool {
        switch family {
        case .absoluteX, .directionalX, .anyX: true
        case .size: self == .width
        case .y, .none: false
        }
    }

    var isBaseline: Bool {
        self == .firstBaseline || self == .lastBaseline
    }

    /// For an attribute of the margins, what it is of the margins' rectangle.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
