/// How the view that has the focus is marked. This one is the standard: a ring around the view.
@preconcurrency @MainActor open class UIFocusEffect: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}

    static let standard = UIFocusEffect()

    /// The ring's inner edge keeps clear of this shape; in the view's coordinates.
    func shape(of view: UIView) -> (rect: CGRect, cornerRadius: CGFloat) {
        view.focusShape
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIFocusEffect, right: UIFocusEffect) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
