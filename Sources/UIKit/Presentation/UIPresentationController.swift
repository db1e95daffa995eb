/// Manages how a presented controller is on screen: the frame of its view, what lies around it, how it comes and goes, and how it adapts
/// (STYLE-17; UIKit's page of this name).
///
/// A subclass puts its own views, a dimming one for instance, into `containerView` in `presentationTransitionWillBegin()`. The container
/// does not belong to it, and is there from that call until after `dismissalTransitionDidEnd(_:)`.
@preconcurrency @MainActor
open class UIPresentationController: UIContentContainer, UITraitEnvironment, NSObjectProtocol, Hashable,
    CustomStringConvertible
{
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
    }

    // MARK: Who

    private weak var presented: UIViewController?
    final weak var presenting: UIViewController?
    final weak var presentation: Presentation?

    /// The controller that is presented. It keeps its presentation controller, and not the other way round: once it is gone, the
    /// answer is an empty controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that presents, which may be another one than that on which `present(_:animated:completion:)` was called; before
    /// the presentation the presented one itself.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Views

    /// The view in which the presentation takes place; nil while there is none.
    open var containerView: UIView? { presentation?.container }

    /// The view that the transition moves: that of the presented controller, unless a subclass has put it into another one.
    open var presentedView: UIView? { presentation?.shown.viewIfLoaded ?? presented?.viewIfLoaded }

    /// The frame of `presentedView` once the transition is over, in the coordinates of `containerView`.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before and after the container lays its subviews out; in between the presented view gets its frame (LAYO-02, LAYO-07).
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// Whether the presentation covers the window: true where nothing else is said.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the view of the presenting controller leaves the window once the transition is over. False where nothing else is said;
    /// the styles `fullScreen` and `currentContext` have a controller that answers true.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Transition

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Moves the presented view where neither the app nor the presented controller's `modalTransitionStyle` says how; nil leaves it to
    /// that style.
    package func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    // MARK: Adaptivity

    /// The style in an environment that is compact horizontally; `none`: the one that was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style in an environment with these traits; `none`: the one that was asked for. The answer of the base class is UIKit's rule
    /// for each style (STYLE-06, STYLE-15, POP-05): it is the delegate's to answer otherwise.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle.adapted(to: traitCollection)
    }

    /// The presentation has passed to another style, or back: what is the style's own comes or goes.
    package func effectiveStyleDidChange() {}

    // MARK: The user

    /// Whether the user ends the presentation by a touch outside of it.
    package var endsByOutsideTouch: Bool { false }
    /// Whether the user ends it by the Escape key. What covers everything has a button of its own for that.
    package var endsByEscape: Bool { endsByOutsideTouch }
    /// Whether what lies below gets no touches, keys and focus meanwhile.
    package var isModal: Bool { true }
    /// Whether a point in the container, in its coordinates, is for what lies below.
    package func passesTouch(at point: CGPoint) -> Bool { false }

    /// Reports that the app wants something else of the presentation, for a host that shows it elsewhere.
    package final func wishesDidChange() {
        presented?.onFactsChange?()
    }

    // MARK: Traits and sizes

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that the presented controller has in place of its surroundings'; nil for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.setNeedsTraitUpdate() }
    }

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller would like another size. The base class lays the container out anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The container's size is about to change. The base class tells the presented controller whose size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentation?.announce(size, with: coordinator)
    }

    /// The container's traits are about to change. The base class tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentation?.shown.announce(newCollection, with: coordinator)
    }

    // MARK: Identity

    nonisolated public var hash: Int { identityHash }
    nonisolated public func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated public var description: String { identityDescription }

    nonisolated public static func == (left: UIPresentationController, right: UIPresentationController) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
