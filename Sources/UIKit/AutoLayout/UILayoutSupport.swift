/// The part of a controller's view that bars cover at one edge: `UIViewController.topLayoutGuide` and `bottomLayoutGuide`. It can be the item of
/// a constraint.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of what is covered, in points.
    var length: CGFloat { get }
    /// The upper edge of the part.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the part.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the part.
    var heightAnchor: NSLayoutDimension { get }
}
