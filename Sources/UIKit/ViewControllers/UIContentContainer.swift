/// Something that has content of a size of its own: a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to have, in points; zero where it has no wish.
    var preferredContentSize: CGSize { get }

    /// A child's wish changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The constraints in a child's view ask for another size than before.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The size that a child's content will have when this container's has `parentSize`, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
}
