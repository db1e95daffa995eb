import CoreGraphics

/// The heights of a sheet, as a plugin asks for them.
package struct SheetDescription: Hashable, Sendable {
    package enum Detent: Hashable, Sendable {
        case medium
        case large
        /// In points, above 0.
        case points(CGFloat)
    }

    package static let mostDetents = 8

    /// Never empty.
    package var detents: [Detent]
    /// The place in the list of the one that is selected first; nil: the lowest.
    package var selected: Int?
    /// The place in the list of the highest at which nothing is dimmed; nil: it dims at all of them.
    package var largestUndimmed: Int?
    package var hasGrabber: Bool

    package init(detents: [Detent], selected: Int? = nil, largestUndimmed: Int? = nil, hasGrabber: Bool = false) {
        self.detents = detents
        self.selected = selected
        self.largestUndimmed = largestUndimmed
        self.hasGrabber = hasGrabber
    }
}
