/// A ring around a shape that the view chooses.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    private let rect: CGRect
    private let cornerRadius: CGFloat

    /// `rect` is in the coordinates of the view, as is the radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.rect = rect
        self.cornerRadius = cornerRadius
    }

    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    override func shape(of view: UIView) -> (rect: CGRect, cornerRadius: CGFloat) {
        (rect, cornerRadius)
    }
}
