import UIKit

extension UIView {
    /// The box around what of the view can be seen in its window, in the window's coordinates; empty where that is nothing.
    var seenRect: CGRect {
        var rect = convert(bounds, to: nil)
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return .zero }
            if current.clipsToBounds || current is UIWindow {
                rect = rect.intersection(current.convert(current.bounds, to: nil))
            }
            view = current.superview
        }
        return rect.isNull ? .zero : rect
    }
}
