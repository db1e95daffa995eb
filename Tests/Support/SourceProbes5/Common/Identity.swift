// What every object has on Apple's systems, because it is an NSObject.

import UIKit

/// Extensions of the kind that configures an object where it is made.
protocol Configurable {}

extension Configurable where Self: AnyObject {
    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension NSObjectProtocol {
    func also(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension UIResponder: Configurable {}

@MainActor func kinds(_ view: UIView, _ recognizer: UIGestureRecognizer) -> [Bool] {
    [
        view.isKind(of: UILabel.self), view.isMember(of: UIView.self),
        recognizer.isKind(of: UITapGestureRecognizer.self),
        view.layer.isKind(of: CAShapeLayer.self), UIColor.red.isEqual(UIColor.blue), view.isEqual(nil),
        view.hash == view.hash,
    ]
}

@MainActor func alsoEverywhere() -> [NSObjectProtocol] {
    [
        UITapGestureRecognizer().also { $0.isEnabled = false },
        NSLayoutConstraint().also { $0.identifier = "it" },
        UIView().widthAnchor, UILayoutGuide().also { $0.identifier = "guide" },
        UIColor.red, UIImage().also { _ = $0.size }, UIFont.systemFont(ofSize: 12), UIScreen.main, UIDevice.current,
        UITouch(), UIEvent(), UITraitCollection.current, UIBezierPath().also { $0.lineWidth = 2 },
        CALayer().also { $0.name = "layer" }, CABasicAnimation().also { $0.duration = 1 }, UIAction { _ in },
        UIView().with { $0.tag = 3 },
    ]
}

final class EqualByTag: UIView {
    override func isEqual(_ object: Any?) -> Bool { object is EqualByTag }
    override var hash: Int { 7 }
    override var description: String { "EqualByTag" }
}
