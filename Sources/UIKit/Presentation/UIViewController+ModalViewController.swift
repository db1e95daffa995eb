/// The names that presenting had before 2011, for code that is older than their successors (PRES-20).
extension UIViewController {
    /// Presents a controller.
    @available(*, deprecated, renamed: "present(_:animated:completion:)")
    public func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated)
    }

    /// Dismisses what the controller presents, or the controller itself where it presents nothing.
    @available(*, deprecated, renamed: "dismiss(animated:completion:)")
    public func dismissModalViewController(animated: Bool) {
        dismiss(animated: animated)
    }

    /// The controller that this one, or the nearest one around it that does, presents.
    @available(*, deprecated, renamed: "presentedViewController")
    public var modalViewController: UIViewController? {
        presentedViewController
    }
}
