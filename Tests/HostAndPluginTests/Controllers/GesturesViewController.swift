import UIKit

/// A button, a slider, a view with a tap of its own, one that pans with two fingers and by scrolling, and beside them nothing.
@MainActor final class GesturesViewController: UIViewController {
    static let button = CGPoint(x: 60, y: 25)
    static let slider = CGPoint(x: 90, y: 75)
    static let tappable = CGPoint(x: 60, y: 120)
    static let pannable = CGPoint(x: 60, y: 180)
    static let nothing = CGPoint(x: 60, y: 280)

    private(set) var actions: [String] = []
    let fingers = FingersView(frame: CGRect(x: 20, y: 210, width: 150, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Press") { [weak self] _ in self?.note("button") })
        button.frame = CGRect(x: 20, y: 10, width: 100, height: 40)
        view.addSubview(button)
        let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 150, height: 30))
        slider.value = 0.5
        slider.addAction(UIAction { [weak self] _ in self?.note("slider") }, for: .valueChanged)
        view.addSubview(slider)
        add(UITapGestureRecognizer(), "tap", CGRect(x: 20, y: 100, width: 150, height: 40))
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        add(pan, "pan", CGRect(x: 20, y: 160, width: 150, height: 40))
        view.addSubview(fingers)
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String, _ frame: CGRect) {
        recognizer.addAction(
            UIAction { [weak self, weak recognizer] _ in
                if recognizer?.state == .ended { self?.note(name) }
            })
        let view = UIView(frame: frame)
        view.addGestureRecognizer(recognizer)
        self.view.addSubview(view)
    }

    private func note(_ action: String) {
        if actions.last != action { actions.append(action) }
    }
}
