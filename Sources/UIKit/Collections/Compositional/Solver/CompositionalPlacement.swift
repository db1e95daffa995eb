/// The place of one view of a compositional layout.
struct CompositionalPlacement: Equatable, Sendable {
    enum Element: Hashable, Sendable {
        /// The item with this number in its section.
        case item(Int)
        /// A view beside the items; `index` is the item that it belongs to, or its number among the views at the section's boundary.
        case supplementary(kind: String, index: Int)
        case decoration(kind: String, index: Int)
    }

    var element: Element
    var frame: CGRect
    /// The order of the views: a higher one lies above a lower one.
    var zIndex = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
    /// Whether the view keeps in sight while its section is scrolled.
    var isPinned = false
}
