import Foundation

/// An action with a view beside what a tap does, for people who do not use a finger (UIKit's page of this name). Its view has it among its
/// `accessibilityCustomActions`.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// A closure that performs an action, and answers whether that succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The words for what the action does. Setting them takes all attributes from `attributedName`.
    open var name: String {
        get { words.string }
        set { words = NSAttributedString(string: newValue) }
    }

    /// The words with attributes. A copy is kept.
    open var attributedName: NSAttributedString {
        get { words }
        set { words = NSAttributedString(attributedString: newValue) }
    }

    private var words: NSAttributedString

    open var image: UIImage?

    /// The object that `selector` is sent to, not retained. Where it is gone, the action does nothing.
    open weak var target: AnyObject?

    /// The method that performs the action, which may take the action as its argument, and return whether it succeeded; nil for none.
    open var selector: Selector!

    /// The closure that performs the action; nil leaves that to `target`.
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
        words = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
    }

    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: @escaping Handler) {
        words = NSAttributedString(attributedString: attributedName)
        self.image = image
        self.actionHandler = actionHandler
    }

    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        words = NSAttributedString(string: name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }

    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        words = NSAttributedString(attributedString: attributedName)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }

    /// An element of a menu that performs the action.
    final var menuElement: UIAction {
        UIAction(title: name, image: image) { _ in self.run() }
    }

    private func run() {
        if let actionHandler {
            _ = actionHandler(self)
        } else if let target, let selector {
            ObjectRegistry.shared.perform(selector, on: target, MethodArguments(self))
        }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (
        left: UIAccessibilityCustomAction, right: UIAccessibilityCustomAction
    ) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
