import CoreGraphics

/// How a text in a bar looks.
package struct BarTextStyle: Hashable, Sendable {
    /// One of the few that a host measures with for a plugin. The family is the system's.
    package struct Font: Hashable, Sendable {
        static let sizes: ClosedRange<CGFloat> = 1...44
        static let weights = 100...900

        /// In points.
        package let size: Int
        /// In CSS terms, in hundreds.
        package let weight: Int

        /// The nearest one that there is.
        ///
        /// - Parameter size: In points; what is not finite is the smallest.
        package init(size: CGFloat, weight: Int) {
            let size = size.isFinite ? size : Self.sizes.lowerBound
            self.size = Int(min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound).rounded())
            self.weight = (min(max(weight, Self.weights.lowerBound), Self.weights.upperBound) + 50) / 100 * 100
        }
    }

    /// Nil: that of the bar.
    package var color: CGColor?
    /// Nil: that of the bar.
    package var font: Font?

    package init(color: CGColor? = nil, font: Font? = nil) {
        self.color = color
        self.font = font
    }
}
