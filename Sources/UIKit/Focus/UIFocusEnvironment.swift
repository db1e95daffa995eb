/// Something that the focus can be in: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    /// The environment that this one is a part of: the controller of a controller's view, else the superview.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Whether the focus may move as `context` says. Everything that the focus would leave or enter is asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus moved from or to this or something in it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
