/// Where the text of a view stands, in points.
struct TextBaselines {
    /// From the top of the alignment rectangle down to the first line's baseline.
    var firstFromTop: CGFloat
    /// From the last line's baseline down to the bottom of the alignment rectangle.
    var lastFromBottom: CGFloat
}

extension UIView {
    var deepestFirstBaselineView: UIView {
        let view = forFirstBaselineLayout
        return view === self || !view.isDescendant(of: self) ? self : view.deepestFirstBaselineView
    }

    var deepestLastBaselineView: UIView {
        let view = forLastBaselineLayout
        return view === self || !view.isDescendant(of: self) ? self : view.deepestLastBaselineView
    }
}
