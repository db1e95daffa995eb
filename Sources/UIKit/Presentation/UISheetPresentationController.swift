/// Presents a controller on a sheet: the presentation controller of the styles `pageSheet` and `formSheet` (UIKit's page of this name).
///
/// Where there is room the sheet floats in the middle of its window. In a window that is narrow it covers everything (STYLE-06), unless
/// the app has set `detents`: then it lies at the lower edge, and its user drags it between them.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private(set) final lazy var stage = SheetStage(of: self)

    // MARK: Heights

    /// The heights at which a sheet at the lower edge may rest, from the smallest to the largest; the full height alone before the app says
    /// something else. An empty list is refused, with a report.
    open var detents: [Detent] = [.large()] {
        didSet {
            guard !detents.isEmpty else {
                UsageDiagnostic.report(
                    .invalidPresentation, "\(self) needs a detent at which it rests; the detents that it has stay")
                detents = oldValue
                return
            }
            hasOwnDetents = true
            invalidateDetents()
            presentation?.adaptWhenPresented()
        }
    }

    /// Whether the app has said at which heights the sheet rests, so that it stays a sheet where there is little width.
    package private(set) final var hasOwnDetents = false

    /// The name of the detent that the user, or the app, has chosen last. With nil, and with a name that none of the detents in use has, the
    /// sheet rests at the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { setNeedsPlacement() } }
    }

    /// The name of the largest detent at which what lies below the sheet is not dimmed, and takes touches; nil: it is dimmed at all of them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { setNeedsPlacement() } }
    }

    /// Has the detents compute their heights anew in the next layout.
    open func invalidateDetents() {
        stage.forgetStops()
        setNeedsPlacement()
    }

    /// Runs `changes`, which may set any property of the sheet, and moves the sheet to where it belongs after that.
    open func animateChanges(_ changes: () -> Void) {
        guard let containerView else {
            // A sheet of a plugin is moved by the host.
            let outer = isAnimatingChanges
            isAnimatingChanges = true
            defer { isAnimatingChanges = outer }
            return changes()
        }
        UIView.animate(SheetStage.pace) {
            changes()
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    private var isAnimatingChanges = false

    /// Whether the last change of a property was made in a block of `animateChanges(_:)`, for a sheet that is shown elsewhere.
    package private(set) final var lastChangeIsAnimated = false

    // MARK: Look

    /// Whether a sheet at the lower edge shows a grabber. Touching the grabber leads to the next detent.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { setNeedsPlacement() } }
    }

    /// The radius of the sheet's corners, in points; nil is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { setNeedsPlacement() } }
    }

    /// Whether a sheet in the middle is as large as a page, and not as its content would like to be. Before the app has said it, a page
    /// sheet is and a form sheet is not.
    open var prefersPageSizing: Bool {
        get { pageSizing ?? (effectiveStyle != .formSheet) }
        set {
            pageSizing = newValue
            setNeedsPlacement()
        }
    }

    private var pageSizing: Bool?

    /// Whether the sheet lies at the lower edge where there is little height; otherwise it covers everything there.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { setNeedsPlacement() } }
    }

    /// Whether a sheet at the lower edge is as wide as its content would like to be, where there is little height; otherwise it is as wide
    /// as the safe area.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { setNeedsPlacement() } }
    }

    private func setNeedsPlacement() {
        lastChangeIsAnimated = isAnimatingChanges
        containerView?.setNeedsLayout()
        wishesDidChange()
    }

    // MARK: Presentation

    /// Whether it is shown as a sheet, and has not adapted to a style that fills its container.
    final var isSheet: Bool { effectiveStyle == .pageSheet || effectiveStyle == .formSheet }

    /// The view with the sheet's shadow, corners and grabber, around that of the presented controller.
    override open var presentedView: UIView? {
        guard presentation != nil, isSheet else { return super.presentedView }
        return stage.view
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        containerView != nil && isSheet ? stage.frame : super.frameOfPresentedViewInContainerView
    }

    override open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        hasOwnDetents ? .none : super.adaptivePresentationStyle(for: traitCollection)
    }

    override package func effectiveStyleDidChange() {
        super.effectiveStyleDidChange()
        stage.styleDidChange()
    }

    override open func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        stage.willPresent()
    }

    override open func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { stage.leave() }
    }

    override open func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        stage.willDismiss()
    }

    override open func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        completed ? stage.leave() : stage.stay()
    }

    override open func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        stage.prepareLayout()
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        isSheet
            ? stage.size(inContainerOf: parentSize)
            : super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    // MARK: The user

    override package var endsByOutsideTouch: Bool { isSheet && stage.isDimmed }

    override package var isModal: Bool { !isSheet || stage.isDimmed }

    override package func passesTouch(at point: CGPoint) -> Bool {
        !isModal && !stage.view.frame.contains(point)
    }
}
