// What code lets people feel.

import UIKit

class FeedbackViewController: UIViewController {
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    private var selection: UISelectionFeedbackGenerator?
    private lazy var success: UIFeedbackGenerator = UINotificationFeedbackGenerator(view: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        impact.prepare()
        selection = UISelectionFeedbackGenerator()
        UIImpactFeedbackGenerator().impactOccurred()
        _ = UIImpactFeedbackGenerator(style: .soft, view: view)
    }

    func snap(to point: CGPoint) {
        impact.impactOccurred(intensity: 0.7)
        impact.impactOccurred(at: point)
        selection?.selectionChanged()
        selection?.selectionChanged(at: point)
        (success as? UINotificationFeedbackGenerator)?.notificationOccurred(.success)
        UINotificationFeedbackGenerator().notificationOccurred(.error, at: point)
    }
}
