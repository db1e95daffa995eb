@testable import UIKit
import Testing

@Suite("Classes that say by their own code what hits them")
@MainActor struct HitTestingOverrideTests {
    private class Larger: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }

    private final class Heir: Larger {}

    private final class Transparent: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private final class Drawn: UIView {
        override func draw(_ rect: CGRect) {}
        override func layoutSubviews() {}
        override var intrinsicContentSize: CGSize { .zero }
        func point(inside other: Int) -> Bool { false }
    }

    @Test(
        "A class that overrides neither method is hit by its bounds",
        arguments: [
            UIView.self, UILabel.self, UIButton.self, UISlider.self, UIWindow.self, UIStackView.self, UIImageView.self,
            Drawn.self,
        ] as [UIView.Type])
    func plain(type: UIView.Type) {
        #expect(HitTestingOverrides.isHitByBounds(type))
    }

    @Test(
        "One that overrides a method, or inherits that, is not",
        arguments: [
            Larger.self, Heir.self, Transparent.self,
        ] as [UIView.Type])
    func overriding(type: UIView.Type) {
        #expect(!HitTestingOverrides.isHitByBounds(type))
    }
}
