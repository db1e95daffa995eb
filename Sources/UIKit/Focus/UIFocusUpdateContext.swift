/// A move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext {
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
}
