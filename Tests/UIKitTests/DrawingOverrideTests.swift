@testable import UIKit
import Testing

@Suite("Classes that draw by themselves")
@MainActor struct DrawingOverrideTests {
    private class Drawn: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private final class Heir: Drawn {}

    private final class Asking: UIControl {
        override func draw(_ rect: CGRect) { super.draw(rect) }
    }

    private final class Busy: UIView {
        override func layoutSubviews() {}
        override func setNeedsDisplay() { super.setNeedsDisplay() }
        func draw(_ number: Int) {}
    }

    @Test(
        "One that overrides draw(_:), or inherits that, draws",
        arguments: [Drawn.self, Heir.self, Asking.self, UILabel.self] as [UIView.Type])
    func drawing(type: UIView.Type) {
        #expect(DrawingOverrides.draws(type))
    }

    @Test(
        "One that does not, whatever else it overrides, draws nothing",
        arguments: [UIView.self, UIWindow.self, UIStackView.self, Busy.self] as [UIView.Type])
    func plain(type: UIView.Type) {
        #expect(!DrawingOverrides.draws(type))
    }

    @Test("What such a view draws is shown, and drawn anew in another size where it is to be")
    func shown() {
        let view = Heir(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentMode = .redraw
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview(view)
        for side in [CGFloat(10), 20] {
            view.frame.size = CGSize(width: side, height: side)
            UpdateCycle.main.update()
            guard case .drawing = view.layer.layerContents else {
                Issue.record("Nothing is shown")
                return
            }
            #expect(view.drawnContent?.bounds.width == side)
        }
    }
}
