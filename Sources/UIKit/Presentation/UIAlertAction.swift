import Diagnostics

/// A button of an alert: its title, its style and what it does (UIKit's page of this name).
@preconcurrency @MainActor open class UIAlertAction: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The kind of a button, which decides about its look and its place.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The button leaves everything as it is. An alert has one of these at most.
        case cancel = 1
        /// The button changes or deletes something that cannot be had back.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style

    /// Whether the user can choose the action; an alert that is shown follows at once.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            for alert in alerts { alert.object?.actionsDidChange() }
        }
    }

    /// The alerts that have the action, which keep it alive.
    final var alerts: [Weak<UIAlertController>] = []

    private let handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: Called once when the user has chosen the action, after the alert has been dismissed, so that it can present
    ///   something else.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    final func run() {
        handler?(self)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
