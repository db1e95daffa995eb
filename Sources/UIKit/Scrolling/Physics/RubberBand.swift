/// How content resists that is drawn beyond its end: the further, the more.
package enum RubberBand {
    /// How much of the first point of a pull is seen.
    private static let give: CGFloat = 0.55

    /// How far content is shown beyond its end, in points: nearly half of a short pull, and never as much as `length`.
    ///
    /// - Parameters:
    ///   - pull: How far the finger went beyond, in points; the sign says to which side.
    ///   - length: How much is seen of the content, in points.
    package static func stretch(_ pull: CGFloat, within length: CGFloat) -> CGFloat {
        guard length > 0, pull.isFinite else { return 0 }
        let stretch = (1 - 1 / (abs(pull) * give / length + 1)) * length
        return pull < 0 ? -stretch : stretch
    }

    /// The pull that leads to a stretch: the inverse of the other function. A stretch that no pull reaches counts as one just below.
    package static func pull(_ stretch: CGFloat, within length: CGFloat) -> CGFloat {
        guard length > 0, stretch.isFinite else { return 0 }
        let part = min(abs(stretch) / length, 0.999)
        let pull = (1 / (1 - part) - 1) * length / give
        return stretch < 0 ? -pull : pull
    }
}
