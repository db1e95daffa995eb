/// A transition from one controller of a storyboard to another. A subclass does it in a way of its own by overriding `perform()` (SEG-20).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The name that the storyboard has for the segue; nil where it has none.
    open private(set) var identifier: String?
    /// The controller that the segue begins at.
    open private(set) var source: UIViewController
    /// The controller that it leads to: a new one, or of an unwind segue one that was there before.
    open private(set) var destination: UIViewController

    private let performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
    }

    /// Makes a segue of which `performHandler` is the transition.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
    }

    /// The transition of the segue's kind in the storyboard. A subclass may call it as its `super.perform()`.
    final var standardTransition: (() -> Void)?

    /// Does the transition. UIKit calls it, after `prepare(for:sender:)`.
    open func perform() {
        if let performHandler { performHandler() } else { standardTransition?() }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIStoryboardSegue, right: UIStoryboardSegue) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
