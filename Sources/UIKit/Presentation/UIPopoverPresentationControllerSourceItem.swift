/// A thing on the screen that a popover can belong to, and that its arrow points to (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Answers where the item is.
    ///
    /// - Returns: The item's rectangle in the coordinates of `referenceView`; nil where the item is not shown in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in the coordinates of `referenceView`; nil where the two are not in one window.
    public func frame(in referenceView: UIView) -> CGRect? {
        rect(bounds, in: referenceView)
    }

    /// A rectangle of the view in the coordinates of `referenceView`; nil where the two are not in one window.
    func rect(_ rect: CGRect, in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        let converted = convert(rect, to: referenceView)
        return converted.isFinite ? converted.standardized : nil
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// The guide's rectangle in the coordinates of `referenceView`; nil where its view is not in that one's window.
    public func frame(in referenceView: UIView) -> CGRect? {
        owningView?.rect(layoutFrame, in: referenceView)
    }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    /// The rectangle in which a bar shows the item, in the coordinates of `referenceView`; nil where no bar in its window does.
    public func frame(in referenceView: UIView) -> CGRect? {
        viewInBar?.frame(in: referenceView)
    }

    /// The view by which a bar shows the item: the app's own, or a button that the bar has made for it.
    final var viewInBar: UIView? {
        (self as? UIBarButtonItem)?.customView ?? buttonInBar
    }
}
