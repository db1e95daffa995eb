/// Says which lengths of an element of a collection view are its view's to say, and which the layout has fixed.
package enum ElementSizing: Sendable {
    /// The layout has not said: the view is asked for both lengths, and the layout decides whether they count.
    case unknown
    /// The layout has fixed both lengths, and the view is not asked.
    case fixed
    /// The layout has fixed the width; the height is what the view needs.
    case height
    /// The layout has fixed the height; the width is what the view needs.
    case width
    case both
}
