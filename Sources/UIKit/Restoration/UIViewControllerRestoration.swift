/// A class that makes controllers anew when their state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller of a path, or finds it, without configuring it: its state is decoded afterwards (REST-25).
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers from the first controller that was kept down to this one (REST-08).
    ///   - coder: What the controller wrote, with the storyboard that it came from under
    ///     `UIApplication.stateRestorationViewControllerStoryboardKey`.
    /// - Returns: Nil where the controller is not to come back, nor what was below it.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
