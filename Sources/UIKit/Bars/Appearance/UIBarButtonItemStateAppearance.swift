/// How a button of a bar looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// `font` and `foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    init() {}

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (
        left: UIBarButtonItemStateAppearance, right: UIBarButtonItemStateAppearance
    ) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
