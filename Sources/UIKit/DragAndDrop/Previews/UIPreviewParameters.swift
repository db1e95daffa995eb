/// The look of a preview that is made of a view (UIKit's page of this name).
@preconcurrency @MainActor open class UIPreviewParameters {
    /// The part of the view that is seen, in the view's coordinates; nil is all of it.
    open var visiblePath: UIBezierPath?
    /// The outline that throws the shadow, in the view's coordinates; nil is that of what is seen.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view; nil leaves what shows nothing as it is.
    open var backgroundColor: UIColor?

    public init() {}
}
