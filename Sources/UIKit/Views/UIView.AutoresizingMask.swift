extension UIView {
    /// Which of a view's size and margins stretch when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// Where `frame` goes when the superview changes from one size to another.
        func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
            let (x, width) = Self.resize(
                start: frame.minX, length: frame.width, from: old.width, to: new.width,
                before: contains(.flexibleLeftMargin), inside: contains(.flexibleWidth),
                after: contains(.flexibleRightMargin))
            let (y, height) = Self.resize(
                start: frame.minY, length: frame.height, from: old.height, to: new.height,
                before: contains(.flexibleTopMargin), inside: contains(.flexibleHeight),
                after: contains(.flexibleBottomMargin))
            return CGRect(x: x, y: y, width: width, height: height)
        }

        /// Shares the change of length among the flexible parts in proportion to their size, or evenly where all of them
        /// are empty.
        private static func resize(
            start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool, inside: Bool, after: Bool
        ) -> (CGFloat, CGFloat) {
            let change = new - old
            guard change != 0, before || inside || after else { return (start, length) }
            let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0]
            let flexible = [before, inside, after]
            let total = parts.reduce(0, +)
            let count = CGFloat(flexible.count { $0 })
            func share(_ index: Int) -> CGFloat {
                guard flexible[index] else { return 0 }
                return total > 0 ? change * parts[index] / total : change / count
            }
            return (start + share(0), max(0, length + share(1)))
        }
    }
}
