/// The properties that all items of bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Called when something changed that a bar shows.
    package final var onChange: (() -> Void)?

    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// Shown in place of the title.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange() } }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// For the app's own use.
    open var tag = 0

    /// The button that a bar has made for the item; nil where no bar of this process shows it.
    final weak var buttonInBar: UIView?

    /// The identifier by which programs know the item; the view that shows the item passes it on.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    /// The words for the item, where its title does not say what it is.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }

    public init() {}

    /// Tells everybody who shows it, or says what it is like.
    func didChange() {
        onChange?()
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIBarItem, right: UIBarItem) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
