// Classes of UIKit that real code derives from, with what it overrides.

import UIKit

final class NamedConstraint: NSLayoutConstraint {
    weak var owner: UIView?
    var name = "name"

    override var constant: CGFloat {
        didSet { owner?.setNeedsLayout() }
    }

    override var description: String { "a constraint" }
}

@MainActor func namedConstraint(_ view: UIView) -> NSLayoutConstraint {
    let constraint = NamedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 4)
    constraint.isActive = true
    return constraint
}

class OwnStack: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class LoggedStack: UINavigationController {
    let log: [String]

    init(rootViewController: UIViewController, log: [String]) {
        self.log = log
        super.init(rootViewController: rootViewController)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class BadgeView: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
    }

    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class OwnImageView: UIImageView {
    let text: String

    init(text: String) {
        self.text = text
        super.init(image: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class WaveLayer: CALayer {
    var amplitude: CGFloat = 0

    override init() {
        super.init()
        amplitude = 1
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let wave = layer as? WaveLayer { amplitude = wave.amplitude }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func add(_ anim: CAAnimation, forKey key: String?) {
        super.add(anim, forKey: key)
    }

    override func animation(forKey key: String) -> CAAnimation? {
        super.animation(forKey: key)
    }

    override func presentation() -> Self? {
        super.presentation()
    }

    override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        super.convert(point, to: layer)
    }
}

final class WaveView: UIView {
    override class var layerClass: AnyClass { WaveLayer.self }
    var wave: WaveLayer { layer as! WaveLayer }
}

final class BrandColor: UIColor, @unchecked Sendable {
    var name = "brand"
}

final class NamedImage: UIImage, @unchecked Sendable {
    let name: String

    init(name: String, image: CGImage) {
        self.name = name
        super.init(cgImage: image)
    }
}

final class PlainImage: UIImage, @unchecked Sendable {}

final class StillScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
    override var scale: CGFloat { 3 }
}

final class FakeDevice: UIDevice {
    override var model: String { "fake" }
}

final class FakeTouch: UITouch {
    var point = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { point }
    override var phase: UITouch.Phase { .ended }
    override var view: UIView? { nil }
    override var tapCount: Int { 2 }
}

final class FakeEvent: UIEvent {
    override var allTouches: Set<UITouch>? { [FakeTouch()] }
}

final class LoggedAction: UIAction {
    var log: [String] = []
}

final class PlainTraits: UITraitCollection, @unchecked Sendable {}

final class ConstraintCounter: UIView {
    var count = 0

    override func addConstraint(_ constraint: NSLayoutConstraint) {
        count += 1
        super.addConstraint(constraint)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        super.removeConstraint(constraint)
    }

    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        super.convert(point, from: view)
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        super.convert(rect, to: view)
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }

    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .required
    }

    override func endEditing(_ force: Bool) -> Bool {
        super.endEditing(force)
    }

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override var constraints: [NSLayoutConstraint] { super.constraints }

    override class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        super.animate(withDuration: duration, animations: animations, completion: completion)
    }
}

final class Container: UIViewController {
    override var nibName: String? { "Container" }
    override var nibBundle: Bundle? { nil }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

@MainActor final class TraitHolder: UITraitEnvironment {
    var traitCollection: UITraitCollection { .current }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

final class OwnFont: UIFont, @unchecked Sendable {}

@MainActor func subclassesAreMade(_ image: CGImage, _ font: UIFont) -> [NSObjectProtocol?] {
    [
        BrandColor(red: 1, green: 0, blue: 0, alpha: 1), BrandColor(cgColor: UIColor.red.cgColor),
        NamedImage(name: "image", image: image), PlainImage(named: "image"), PlainImage(systemName: "star"),
        PlainImage(data: Data()), StillScreen(), FakeDevice(), FakeTouch(), FakeEvent(), LoggedAction { _ in },
        LoggedAction(title: "title") { $0.title = "other" }, PlainTraits(), PlainTraits(traitsFrom: []),
        OwnFont(descriptor: font.fontDescriptor, size: 0), NamedConstraint(), WaveLayer(layer: WaveLayer()),
        BadgeView(image: nil), OwnImageView(text: "text"), ConstraintCounter(), Container(),
    ]
}
