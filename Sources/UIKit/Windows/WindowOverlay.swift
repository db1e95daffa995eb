/// Something that lies over a window's own page: a presentation that covers the window, or a menu.
@MainActor protocol WindowOverlay: AnyObject {
    /// Who gets every key while the overlay is on top; nil: the view that has the focus, as elsewhere.
    var keyResponder: UIResponder? { get }
    /// Who gets the keys that nobody in the overlay has the focus for.
    var lastResponder: UIResponder? { get }
    /// The view in which the focus stays; nil where it may go below.
    var focusRoot: UIView? { get }
    /// The user pressed Escape, and nobody had a use for it.
    ///
    /// - Returns: Whether that is dealt with.
    func cancel() -> Bool
}
