/// The facts of an unwind segue while its destination is looked for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObjectProtocol, Hashable, CustomStringConvertible
{
    /// The controller that the segue begins at.
    public let source: UIViewController
    /// The method that the destination has to have.
    public let unwindAction: Selector
    /// Who triggered the segue; nil for nobody.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIStoryboardUnwindSegueSource, right: UIStoryboardUnwindSegueSource)
        -> Bool
    {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
