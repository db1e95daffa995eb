// Small members that real code names in passing.

import UIKit

class EverydayViewController: UIViewController {
    private var task = UIBackgroundTaskIdentifier.invalid

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setHidesBackButton(true, animated: false)
        navigationItem.setLeftBarButton(
            UIBarButtonItem(barButtonSystemItem: .stop, target: nil, action: nil), animated: true)
        navigationItem.setRightBarButtonItems([UIBarButtonItem(systemItem: .bookmarks)], animated: true)
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        view.mask = mask
        if let snapshot = view.snapshotView(afterScreenUpdates: false) { view.addSubview(snapshot) }
        if UIAccessibility.isVoiceOverRunning || UIAccessibility.isBoldTextEnabled { view.mask = nil }
        _ = NotificationCenter.default.addObserver(
            forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: .main
        ) { _ in }
    }

    func save() {
        task = UIApplication.shared.beginBackgroundTask(withName: "save") { [weak self] in self?.end() }
        end()
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }

    func shake(along path: UIBezierPath) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path.cgPath
        view.layer.add(animation, forKey: "way")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            for each in event?.coalescedTouches(for: touch) ?? [touch] { stroke(each.location(in: view), each.force) }
        }
    }

    private func stroke(_ point: CGPoint, _ force: CGFloat) {}
}

@available(*, deprecated)
class OlderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        let label = UILabel()
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        label.frame.origin.y = topLayoutGuide.length + bottomLayoutGuide.length
    }
}

class MaskedView: UIView {
    override var mask: UIView? {
        didSet { setNeedsLayout() }
    }
}
