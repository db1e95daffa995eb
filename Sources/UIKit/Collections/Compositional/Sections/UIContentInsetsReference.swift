/// Says what the insets of a section are counted from.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration; there it is the safe area.
    case automatic = 0
    /// The edges of the collection view.
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    /// The width in which text is read well.
    case readableContent = 4
}
