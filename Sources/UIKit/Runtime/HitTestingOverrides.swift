/// Whether a class of views is hit by its bounds, or says by code of its own what hits it.
@MainActor enum HitTestingOverrides {
    private final class ByPoint: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    private final class ByHitTest: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private static let methods = OverriddenMethods([ByPoint.self, ByHitTest.self])

    static func isHitByBounds(_ type: UIView.Type) -> Bool {
        !methods.areOverridden(by: type)
    }
}
