import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Identity {
        @Test("objects know their class and those above it, as NSObject's do")
        func kinds() {
            let label = UILabel()
            #expect(label.isKind(of: UIView.self))
            #expect(label.isKind(of: UILabel.self))
            #expect(!label.isKind(of: UIControl.self))
            #expect(label.isMember(of: UILabel.self))
            #expect(!label.isMember(of: UIView.self))
            #expect(CAShapeLayer().isKind(of: CALayer.self))
            #expect(UIPanGestureRecognizer().isKind(of: UIGestureRecognizer.self))
            #expect(UIScreen.main.isMember(of: UIScreen.self))
        }

        @Test("objects are equal to themselves only, values to those that look the same")
        func equality() {
            let objects: [any NSObjectProtocol] = [
                UIView(), CALayer(), CABasicAnimation(), UITapGestureRecognizer(), NSLayoutConstraint(),
                UILayoutGuide(),
                UIScreen.main, UIDevice.current, UITouch(), UIEvent(), UIPress(), UIBezierPath(), UIAction { _ in },
                UIView().widthAnchor,
            ]
            for (index, object) in objects.enumerated() {
                #expect(object.isEqual(object))
                #expect(object.hash == object.hash)
                #expect(object.description.hasPrefix("<"))
                for other in objects[(index + 1)...] { #expect(!object.isEqual(other)) }
                #expect(!object.isEqual(nil))
                #expect(!object.isEqual(3))
            }
            #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).isEqual(UIColor.red))
            #expect(UIFont.systemFont(ofSize: 12).isEqual(UIFont.systemFont(ofSize: 12)))
            #expect(!UIFont.systemFont(ofSize: 12).isEqual(UIFont.systemFont(ofSize: 13)))
            #expect(UITraitCollection().isEqual(UITraitCollection()))
            #expect(!UIImage().isEqual(UIColor.red))
        }

        @Test("== asks isEqual(_:), and views that say they are equal keep their places all the same")
        func overriddenEquality() {
            final class Same: UIView {
                override func isEqual(_ object: Any?) -> Bool { object is Same }
                override var hash: Int { 1 }
                override var description: String { "same" }
            }
            let (first, second, third) = (Same(), Same(), Same())
            #expect(first == second)
            #expect(Set([first, second, third]).count == 1)
            #expect("\(first)" == "same")
            let container = UIView()
            for view in [first, second, third] { container.addSubview(view) }
            #expect(container.subviews.count == 3)
            container.sendSubviewToBack(third)
            #expect(container.subviews[0] === third)
            second.removeFromSuperview()
            #expect(container.subviews.count == 2)
            #expect(container.subviews[1] === first)
            #expect(container.layer.sublayers?.count == 2)
        }

        @Test("== of items asks isEqual(_:) too")
        func overriddenEqualityOfItems() {
            final class Same: UINavigationItem {
                override func isEqual(_ object: Any?) -> Bool { object is Same }
                override var hash: Int { 1 }
            }
            #expect(Same(title: "a") == Same(title: "b"))
            #expect(UINavigationItem(title: "a") != UINavigationItem(title: "a"))
        }
    }
}
