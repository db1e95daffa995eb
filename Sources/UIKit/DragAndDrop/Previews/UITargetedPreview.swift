/// The look of a view, with the place that it comes from or goes to.
@preconcurrency @MainActor open class UITargetedPreview {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// A preview of a view at the place where the view is. A view without a superview is reported, and is at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: Self.place(of: view))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of what is seen, in points.
    open var size: CGSize {
        parameters.visiblePath?.bounds.size ?? view.bounds.size
    }

    /// The same look at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    fileprivate static func place(of view: UIView) -> UIPreviewTarget {
        guard let container = view.superview else {
            UsageDiagnostic.report(
                .invalidDrag,
                "A preview was made of \(view), which is in no view. Add it to one, or say where it goes by a target.")
            return UIPreviewTarget(
                container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        }
        return UIPreviewTarget(container: container, center: view.center)
    }
}

/// The look of a view that is dragged, with the place that it comes from or goes to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    public convenience init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        self.init(view: view, parameters: parameters as UIPreviewParameters, target: target as UIPreviewTarget)
    }

    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        self.init(view: view, parameters: parameters as UIPreviewParameters, target: Self.place(of: view))
    }

    override open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The same look at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget as UIPreviewTarget)
    }
}
