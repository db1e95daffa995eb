import CoreGraphics

/// A sheet of the host, as a plugin wants it.
package struct SheetDescription: Hashable, Sendable {
    package enum Detent: Hashable, Sendable {
        case medium
        case large
        /// In points, above 0.
        case points(CGFloat)
    }

    package static let mostDetents = 8

    /// Empty where the app has said nothing of them.
    package var detents: [Detent]
    /// The place in the list of the one that is selected; nil: the lowest.
    package var selected: Int?
    /// The place in the list of the highest at which nothing is dimmed; nil: it dims at all of them.
    package var largestUndimmed: Int?
    package var hasGrabber: Bool
    /// In points, never negative; nil: the host's.
    package var cornerRadius: CGFloat?
    /// Whether it lies at the lower edge where there is little height.
    package var isAttachedInCompactHeight = false
    /// Whether it is as wide as its content would like to be where there is little height.
    package var widthFollowsPreferredSize = false
    /// The last choice of the user of which the app has heard; nil: of none.
    package var answeredChoice: DetentChoice?
    /// Whether the sheet moves to where it belongs after the last change.
    package var isAnimated = false

    package init(detents: [Detent], selected: Int? = nil, largestUndimmed: Int? = nil, hasGrabber: Bool = false) {
        self.detents = detents
        self.selected = selected
        self.largestUndimmed = largestUndimmed
        self.hasGrabber = hasGrabber
    }
}

extension SheetDescription: CustomStringConvertible {
    package var description: String {
        let words = [
            "\(detents.count) detents", selected.map { "at \($0)" }, answeredChoice.map { "after choice \($0)" },
            isAnimated ? "animated" : nil,
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}
