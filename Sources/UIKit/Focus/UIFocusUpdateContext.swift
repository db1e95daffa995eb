/// A move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObjectProtocol, Hashable, CustomStringConvertible {
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// Empty where no key asked for the move.
    public let focusHeading: UIFocusHeading
    /// The key that asked for the move.
    package let press: UIPress?

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading, press: UIPress?) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        self.press = press
    }

    open var previouslyFocusedView: UIView? {
        previouslyFocusedItem as? UIView
    }

    open var nextFocusedView: UIView? {
        nextFocusedItem as? UIView
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIFocusUpdateContext, right: UIFocusUpdateContext) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
