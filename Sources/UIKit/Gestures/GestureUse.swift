/// Kinds of gestures that a control, or a recogniser in a view, makes use of: whoever is above leaves them to it.
package struct GestureUse: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Single taps with one finger.
    package static let taps = GestureUse(rawValue: 1)
    package static let pans = GestureUse(rawValue: 2)
    package static let swipes = GestureUse(rawValue: 4)
}

extension UIGestureRecognizer {
    /// The kind of its gesture; empty for those that everybody may recognise.
    package var gestureUse: GestureUse {
        switch self {
        case let tap as UITapGestureRecognizer: tap.isSingleTap ? .taps : []
        case is UIPanGestureRecognizer: .pans
        case is UISwipeGestureRecognizer: .swipes
        default: []
        }
    }
}

extension UITouch {
    /// What the control that was hit, and those around it, make use of.
    ///
    /// - Parameter ancestor: Only controls below it count; nil for all of the window's.
    func controlUse(below ancestor: UIView? = nil) -> GestureUse {
        var use: GestureUse = []
        var current = view
        while let candidate = current, candidate !== ancestor {
            if let control = candidate as? UIControl, control.isEnabled { use.formUnion(control.gestureUse) }
            current = candidate.superview
        }
        return use
    }
}
