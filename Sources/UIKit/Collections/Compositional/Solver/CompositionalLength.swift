/// A width or a height of a compositional layout, before the container is known: the value of `NSCollectionLayoutDimension`.
struct CompositionalLength: Equatable, Sendable {
    enum Rule: Sendable {
        case fractionOfWidth
        case fractionOfHeight
        case absolute
        /// The content says the length; the value counts until it does.
        case estimated
        /// The content says the length as with `estimated`, and all siblings that have this rule get the greatest length among them.
        case uniform
    }

    var rule: Rule
    /// The fraction of the container's length, or the number of points.
    var value: CGFloat

    init(_ rule: Rule, _ value: CGFloat) {
        self.rule = rule
        self.value = value
    }

    /// Whether the content says the length.
    var isEstimated: Bool { rule == .estimated || rule == .uniform }

    /// The greatest length that a layout computes with, in points: sums of it stay exact enough to scroll by.
    static let greatest: CGFloat = 1e7

    /// The length in a container of a size, in points: never negative, never without bounds.
    func resolved(in container: CGSize) -> CGFloat {
        switch rule {
        case .fractionOfWidth: Self.bounded(value * container.width)
        case .fractionOfHeight: Self.bounded(value * container.height)
        case .absolute, .estimated, .uniform: Self.bounded(value)
        }
    }

    /// The length that a layout computes with where somebody else named one: zero for what is no number or negative.
    static func bounded(_ length: CGFloat) -> CGFloat {
        length > 0 ? min(length, greatest) : 0
    }
}
