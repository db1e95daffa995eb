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
    package var use: GestureUse {
        switch self {
        case let tap as UITapGestureRecognizer: tap.isSingleTap ? .taps : []
        case is UIPanGestureRecognizer: .pans
        case is UISwipeGestureRecognizer: .swipes
        default: []
        }
    }
}

extension UIControl {
    /// As in "Interacting with other user interface controls" in UIKit's page on gesture recognisers.
    var use: GestureUse {
        switch self {
        case is UIButton, is UISegmentedControl, is UIStepper, is UIPageControl: .taps
        case is UISwitch: [.taps, .pans]
        case is UISlider: [.pans, .swipes]
        default: []
        }
    }
}
