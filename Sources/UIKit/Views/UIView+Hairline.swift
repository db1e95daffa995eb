extension UIView {
    /// One pixel of the view's screen, in points: how wide a line is that divides things.
    var hairline: CGFloat {
        1 / max(1, traitCollection.displayScale)
    }
}
