import UIKit

/// Notes each finger that touches it.
@MainActor final class FingersView: UIView {
    private(set) var lines: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }

    private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches {
            lines.append("\(what) at \(Int(touch.location(in: self).x)) of \(event?.allTouches?.count ?? 0)")
        }
    }
}
