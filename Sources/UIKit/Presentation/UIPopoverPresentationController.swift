/// Presents a controller in a popover: a surface beside the view or item that it belongs to, with an arrow that points there (STYLE-12,
/// POP-02, POP-04; UIKit's page of this name).
///
/// The content has the size that its controller prefers, 320 by 480 points where that says nothing, and less where there is no room for
/// it. The popover follows its source, and goes when that leaves the window. A touch outside ends it, and so does Escape. Where there is
/// little room in width the controller covers the window instead (POP-05), unless the delegate says otherwise.
///
/// `delegate` may be a `UIPopoverPresentationControllerDelegate`, which hears of more than other presentations' do.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController, WindowDecoration {
    private lazy var popover = PopoverView()
    private lazy var sheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presenting)

    // MARK: The source

    /// The view, guide or item that the popover belongs to. It wins over `barButtonItem` and `sourceView`.
    ///
    /// For an item of a bar the other buttons of that bar become `passthroughViews` when the popover is presented, so that each does
    /// at once what it is for.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { setNeedsPlacement() }
    }

    /// The item of a bar that the popover belongs to. It wins over `sourceView`.
    open var barButtonItem: UIBarButtonItem? {
        didSet { setNeedsPlacement() }
    }

    /// The view that the popover belongs to.
    open var sourceView: UIView? {
        didSet { setNeedsPlacement() }
    }

    /// The part of `sourceView` to which the arrow points, in that view's coordinates; null, as at first, for all of it.
    open var sourceRect = CGRect.null {
        didSet {
            guard sourceRect.isNull || sourceRect.isFinite else {
                UsageDiagnostic.report(
                    .notFinite, "sourceRect of \(self) cannot be \(sourceRect); it stays \(oldValue)")
                sourceRect = oldValue
                return
            }
            if sourceRect != oldValue { setNeedsPlacement() }
        }
    }

    // MARK: Its place

    /// The directions that the arrow may have: any at first, and where there is none among them.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { if permittedArrowDirections != oldValue { setNeedsPlacement() } }
    }

    /// The direction of the arrow while the popover is presented, empty for a popover without an arrow; `unknown` at any other time.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The margins of a popover on a pad (measured; UIKit's page says 10).
    static let standardLayoutMargins = UIEdgeInsets(top: 19, left: 19, bottom: 19, right: 19)

    /// The least distances from the edges of the window, in points; 19 at first. What the system covers is kept free anyway, and in a
    /// window with little room the margins are at most a quarter of it.
    open var popoverLayoutMargins = UIPopoverPresentationController.standardLayoutMargins {
        didSet {
            let margins = popoverLayoutMargins
            guard [margins.top, margins.left, margins.bottom, margins.right].allSatisfy(\.isFinite) else {
                UsageDiagnostic.report(
                    .notFinite, "popoverLayoutMargins of \(self) cannot be \(margins); they stay \(oldValue)")
                popoverLayoutMargins = oldValue
                return
            }
            if margins != oldValue { setNeedsPlacement() }
        }
    }

    /// Whether the popover covers its source where there is not enough room beside it, rather than being made smaller.
    open var canOverlapSourceViewRect = false {
        didSet { if canOverlapSourceViewRect != oldValue { setNeedsPlacement() } }
    }

    /// The size of the content that wins over what its controller prefers (FRAME-15, POP-08); nil for none. In points.
    final var ownContentSize: CGSize? {
        didSet { if ownContentSize != oldValue { setNeedsPlacement() } }
    }

    // MARK: Look and touches

    /// The colour of the surface and of the arrow; nil for the system's.
    open var backgroundColor: UIColor? {
        didSet { popover.color = backgroundColor }
    }

    /// The views outside of the popover that get their touches while it is presented. Everywhere else a touch ends it.
    open var passthroughViews: [UIView]?

    // MARK: Adapted

    /// The sheet that the popover becomes where its delegate has it adapt to a page sheet or form sheet. Where it is given no delegate
    /// of its own, the popover's is asked.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    private var isSheetUsed = false

    /// The sheet while the presentation is one; nil at any other time.
    private var sheetInForce: UISheetPresentationController? {
        guard effectiveStyle == .pageSheet || effectiveStyle == .formSheet else { return nil }
        isSheetUsed = true
        sheet.presentation = presentation
        sheet.presenting = presenting
        if sheet.delegate == nil { sheet.delegate = delegate }
        return sheet
    }

    private var isPopover: Bool { effectiveStyle == .popover }

    override package func effectiveStyleDidChange() {
        super.effectiveStyleDidChange()
        if !isPopover {
            popover.content = nil
            popover.removeFromSuperview()
            forgetPlace()
        }
        // Whoever has the content lets go of it before the next one takes it.
        if sheetInForce != nil || isSheetUsed { sheet.effectiveStyleDidChange() }
        if isPopover { popover.content = super.presentedView }
    }

    /// A popover of choices about what the user is doing stays one, whatever the room (see `UIAlertController`).
    override open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentedViewController is UIAlertController ? .none : super.adaptivePresentationStyle(for: traitCollection)
    }

    // MARK: Views

    override open var presentedView: UIView? {
        if let sheetInForce { return sheetInForce.presentedView }
        return isPopover ? popover : super.presentedView
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        if let sheetInForce { return sheetInForce.frameOfPresentedViewInContainerView }
        guard isPopover, let containerView else { return super.frameOfPresentedViewInContainerView }
        return placement(in: containerView, of: containerView.bounds.size).frame
    }

    override open var preferredContentSize: CGSize {
        ownContentSize ?? presentation?.shown.preferredContentSize ?? super.preferredContentSize
    }

    override open func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let sheetInForce { return sheetInForce.containerViewWillLayoutSubviews() }
        guard isPopover, let containerView else { return }
        prepare()
        askForAnotherSource(in: containerView)
        // Where a source was that has left the window the popover stays until it is gone.
        source = sourceFrame(in: containerView) ?? source
        let placement = placement(in: containerView, of: containerView.bounds.size)
        arrowDirection = placement.arrowDirection
        popover.placement = placement
    }

    override open func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        sheetInForce?.containerViewDidLayoutSubviews()
    }

    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let sheetInForce { return sheetInForce.preferredContentSizeDidChange(forChildContentContainer: container) }
        let size = preferredContentSize
        contentSizeDidChange(animated: size.width > 0 && size.height > 0)
    }

    /// The content is to have another size.
    final func contentSizeDidChange(animated: Bool) {
        setNeedsPlacement()
        guard animated, isPopover, presentation?.phase == .presented else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.containerView?.layoutIfNeeded()
        }
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if let sheetInForce {
            return sheetInForce.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        guard isPopover, let containerView else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return placement(in: containerView, of: parentSize).content.size
    }

    // MARK: Transition

    override open func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        sheetInForce?.presentationTransitionWillBegin()
        if isPopover { prepare() }
        follow(containerView?.window)
    }

    override open func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        sheetInForce?.presentationTransitionDidEnd(completed)
        if !completed { end() }
    }

    override open func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        sheetInForce?.dismissalTransitionWillBegin()
        isEnding = true
    }

    override open func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        sheetInForce?.dismissalTransitionDidEnd(completed)
        isEnding = false
        if completed { end() }
    }

    override package func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if let sheetInForce { return sheetInForce.ownAnimator(isPresenting: isPresenting) }
        return isPopover ? PopoverAnimator(popover, isPresenting: isPresenting) : nil
    }

    /// The presentation is over, and the next one begins anew.
    private func end() {
        follow(nil)
        forgetPlace()
        isEnding = false
        isSheetUsed = false
        popover.content = nil
    }

    private func forgetPlace() {
        isPrepared = false
        source = nil
        placedSize = nil
        arrowDirection = .unknown
    }

    // MARK: Preparing

    private var isPrepared = false

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// Has the delegate prepare the popover, before it has its first place.
    private func prepare() {
        guard !isPrepared, let containerView else { return }
        isPrepared = true
        popoverDelegate?.prepareForPopoverPresentation(self)
        passNeighboursThrough()
        guard sourceFrame(in: containerView) == nil else { return }
        UsageDiagnostic.report(
            .invalidPresentation,
            "the popover with \(presentedViewController) belongs to nothing in its window; set sourceItem, or sourceView, "
                + "of its popoverPresentationController before it is presented. It is shown in the middle, without an arrow"
        )
    }

    private var item: (any UIPopoverPresentationControllerSourceItem)? {
        sourceItem ?? barButtonItem
    }

    /// The item of a bar to which the popover belongs; nil where it belongs to something else.
    package final var anchoringBarButton: UIBarButtonItem? {
        item as? UIBarButtonItem
    }

    private func passNeighboursThrough() {
        guard let button = (item as? UIBarButtonItem)?.viewInBar, let bar = button.superview else { return }
        let known = passthroughViews ?? []
        let neighbours = bar.subviews.filter { view in
            view !== button && (view as? UIButton)?.elementRole == .barButton && !known.contains { $0 === view }
        }
        if !neighbours.isEmpty { passthroughViews = known + neighbours }
    }

    // MARK: Placing

    /// Where the source was last seen at a layout, in the container's coordinates; nil where it has not been in the window yet.
    private var source: CGRect?
    /// The container's size at the last layout.
    private var placedSize: CGSize?

    private func setNeedsPlacement() {
        if isPopover { containerView?.setNeedsLayout() }
    }

    /// The rectangle to which the arrow points, as far as it is in the container; nil where the source is not in the window.
    package final func sourceFrame(in container: UIView) -> CGRect? {
        let frame =
            if let item {
                item.frame(in: container)
            } else {
                sourceView.flatMap { $0.rect(sourceRect.isNull ? $0.bounds : sourceRect, in: container) }
            }
        guard let frame, frame.isFinite else { return nil }
        let seen = frame.overlap(with: container.bounds)
        return seen.isNull ? frame : seen
    }

    private func placement(in container: UIView, of size: CGSize) -> PopoverPlacement {
        PopoverPlacement(
            wantedSize, beside: sourceFrame(in: container) ?? source, in: room(in: container, of: size),
            permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect, isMirrored: container.isMirrored)
    }

    private var wantedSize: CGSize {
        let (wish, standard) = (preferredContentSize, PopoverPlacement.standardSize)
        return CGSize(
            width: wish.width.isFinite && wish.width > 0 ? wish.width : standard.width,
            height: wish.height.isFinite && wish.height > 0 ? wish.height : standard.height)
    }

    private func room(in container: UIView, of size: CGSize) -> CGRect {
        let (margins, safe) = (popoverLayoutMargins, container.safeAreaInsetsAboveKeyboard)
        func inset(_ margin: CGFloat, _ covered: CGFloat, _ length: CGFloat) -> CGFloat {
            max(min(margin, length / 4), min(covered, length / 2))
        }
        let insets = UIEdgeInsets(
            top: inset(margins.top, safe.top, size.height), left: inset(margins.left, safe.left, size.width),
            bottom: inset(margins.bottom, safe.bottom, size.height),
            right: inset(margins.right, safe.right, size.width))
        return CGRect(origin: container.bounds.origin, size: size).inset(by: insets)
    }

    /// The window has another size: the delegate may say where the popover belongs from now on.
    private func askForAnotherSource(in container: UIView) {
        let size = container.bounds.size
        let isFirst = placedSize == nil
        guard placedSize != size else { return }
        placedSize = size
        guard !isFirst, item == nil, let view = sourceView, let popoverDelegate else { return }
        let rect = sourceRect.isNull ? view.bounds : sourceRect
        var (newRect, newView) = (rect, view)
        withUnsafeMutablePointer(to: &newRect) { rect in
            withUnsafeMutablePointer(to: &newView) { view in
                popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: view)
            }
        }
        if newView !== view { sourceView = newView }
        if newRect != rect { sourceRect = newRect }
    }

    // MARK: Following the source

    private weak var followedWindow: UIWindow?
    /// Whether the popover is on its way out, or is about to be.
    private var isEnding = false

    private func follow(_ window: UIWindow?) {
        guard window !== followedWindow else { return }
        followedWindow?.decorations.removeAll { $0 === self }
        followedWindow = window
        window?.decorations.append(self)
    }

    package final func place(in window: UIWindow) {
        guard isPopover, !isEnding, let containerView, containerView.window === window else { return }
        let current = sourceFrame(in: containerView)
        guard current != source else { return }
        if current == nil {
            isEnding = true
            UpdateCycle.main.afterUpdate { [weak self] in self?.endWithoutSource() }
        } else {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    /// The source has left the window, unless it is back already, and the popover belongs to nothing that is seen.
    private func endWithoutSource() {
        guard let containerView, let phase = presentation?.phase, [.presenting, .presented].contains(phase) else {
            return
        }
        if sourceFrame(in: containerView) == nil {
            presentingViewController.dismiss(animated: true)
        } else {
            isEnding = false
            containerView.setNeedsLayout()
        }
    }

    // MARK: The user

    override package var endsByOutsideTouch: Bool { sheetInForce?.endsByOutsideTouch ?? isPopover }
    override package var endsByEscape: Bool { sheetInForce?.endsByEscape ?? isPopover }
    override package var isModal: Bool { sheetInForce?.isModal ?? true }

    override package func passesTouch(at point: CGPoint) -> Bool {
        if let sheetInForce { return sheetInForce.passesTouch(at: point) }
        guard isPopover, let containerView, !popover.frame.contains(point) else { return false }
        return passthroughViews?.contains { view in
            view.window === containerView.window && view.isSeen
                && view.point(inside: view.convert(point, from: containerView), with: nil)
        } ?? false
    }
}
