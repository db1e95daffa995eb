/// The look of the background behind the content of a button, or of a cell, header or footer of a list.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Equatable {
    /// Lies over the colour and fills the background. Set it on one view's configuration only.
    public var customView: UIView?
    /// In points. Nil is for whoever shows the background to decide.
    public var cornerRadius: CGFloat?
    /// From the edges of what the background belongs to; negative insets make it larger.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which a cell or header adds its margins to `backgroundInsets`. A button adds none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    private var ownColor: UIColor??
    /// The colour that a list gives its background in the state that this was updated for.
    var listColor: UIColor?
    /// The place in a list for which this was made; nil for a background of something else.
    var list: ListBackground?

    /// The colour of the background; nil leaves it to whoever shows the background. That of a list follows the state until it is set.
    public var backgroundColor: UIColor? {
        get { ownColor ?? listColor }
        set { ownColor = .some(newValue) }
    }

    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The material between the colour and the image.
    public var visualEffect: UIVisualEffect?
    /// An image between the colour and `customView`.
    public var image: UIImage?
    /// The place of the image in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Nil is the tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points, drawn inside the edge of the background; 0 is no line.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the edge the line is, in points; negative is inside.
    public var strokeOutset: CGFloat = 0

    init() {}

    /// Nothing is seen of it.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// `backgroundColor`, transformed; nil shows the tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
