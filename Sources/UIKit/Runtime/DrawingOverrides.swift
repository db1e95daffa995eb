/// Whether a class of views draws anything by itself. Most views only hold others, and need no drawing recorded when their size changes.
@MainActor enum DrawingOverrides {
    private final class Drawing: UIView {
        // Not empty: it must not become one function with the one that it overrides.
        override func draw(_ rect: CGRect) { isOpaque = true }
    }

    private static let methods = OverriddenMethods([Drawing.self])

    static func draws(_ type: UIView.Type) -> Bool {
        methods.areOverridden(by: type)
    }
}
