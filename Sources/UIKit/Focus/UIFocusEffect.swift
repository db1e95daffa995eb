/// How the view that has the focus is marked. This one is the standard: a ring around the view.
@preconcurrency @MainActor open class UIFocusEffect {
    public init() {}

    static let standard = UIFocusEffect()

    /// The ring's inner edge keeps clear of this shape; in the view's coordinates.
    func shape(of view: UIView) -> (rect: CGRect, cornerRadius: CGFloat) {
        view.focusShape
    }
}
