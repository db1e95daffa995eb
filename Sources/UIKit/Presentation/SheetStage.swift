import QuartzCore

/// Puts a sheet and its dimming view where they belong, and moves them with a finger.
@MainActor final class SheetStage {
    private weak var sheet: UISheetPresentationController?
    private(set) lazy var view = SheetView(grabber: SheetGrabber(self))
    private let dimming = UIView()
    private lazy var recognizer = SheetDrag(self)

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    // MARK: Pace

    private static let mass = 3.0
    private static let stiffness = 1000.0
    /// Such that the sheet does not swing over: UIKit's spring.
    private static let damping = 2 * (mass * stiffness).squareRoot()
    /// How fast a sheet may be at most when it is let go of and is not to swing over, in shares of its way per second.
    private static let greatestSpeed = (stiffness / mass).squareRoot()

    /// The pace at which a sheet goes from one detent to another.
    static let pace: AnimationParameters = {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0)
        return AnimationParameters(duration: spring.settlingDuration, pace: .spring(spring))
    }()

    // MARK: Places

    /// The detents in use with the heights that they have answered, and for what they were computed.
    private var known: (stops: [SheetStop], traits: UITraitCollection, maximum: CGFloat)?

    /// Has the detents compute their heights anew, when somebody asks for them.
    func forgetStops() {
        known = nil
    }

    private func room(of size: CGSize, _ traits: UITraitCollection) -> SheetRoom {
        SheetRoom(
            size: size, safeArea: sheet?.containerView?.safeAreaInsets ?? .zero,
            keyboardHeight: sheet?.containerView?.keyboardHeight ?? 0,
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            hasPageSize: sheet?.prefersPageSizing ?? true, preferredSize: sheet?.preferredContentSize ?? .zero,
            attachesInCompactHeight: sheet?.prefersEdgeAttachedInCompactHeight ?? false,
            widthFollowsPreferredSize: sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached ?? false)
    }

    private var geometry: SheetGeometry {
        geometry(in: sheet?.containerView?.bounds.size ?? .zero, sheet?.traitCollection ?? .current)
    }

    private func geometry(in size: CGSize, _ traits: UITraitCollection) -> SheetGeometry {
        let room = self.room(of: size, traits)
        guard room.placement == .attached, let sheet else { return SheetGeometry(in: room) }
        let maximum = room.maximumDetentValue
        // An infinite one is the full height.
        let stops = stops(for: traits, maximum: maximum).map {
            SheetStop(identifier: $0.identifier, value: min($0.value, maximum))
        }
        let undimmed = sheet.largestUndimmedDetentIdentifier.flatMap { name in
            stops.first { $0.identifier == name }?.value
        }
        return SheetGeometry(in: room, stops: stops, largestUndimmedValue: undimmed)
    }

    /// The detents that are in use, with the heights that they answer, which may be more than there is. They are asked again for other traits, for
    /// another full height, and after `forgetStops()`.
    ///
    /// - Parameter maximum: The full height, in points.
    func stops(for traits: UITraitCollection, maximum: CGFloat) -> [SheetStop] {
        if let known, known.traits == traits, known.maximum == maximum { return known.stops }
        let context = SheetDetentContext(traits: traits, maximum: maximum)
        let stops = (sheet?.detents ?? []).compactMap { detent -> SheetStop? in
            guard let value = detent.resolvedValue(in: context), value > 0 else { return nil }
            return SheetStop(identifier: detent.identifier, value: value)
        }
        known = (stops, traits, maximum)
        return stops
    }

    /// All places where the sheet may rest, from the lowest to the highest, and which of them is chosen.
    var rests: (all: [SheetRest], chosen: Int) {
        let geometry = geometry
        return (geometry.rests, geometry.index(of: sheet?.selectedDetentIdentifier))
    }

    private func rest(in geometry: SheetGeometry) -> SheetRest {
        geometry.rests[geometry.index(of: sheet?.selectedDetentIdentifier)]
    }

    /// The place at which the sheet is, or to which it is on its way.
    private func place(in geometry: SheetGeometry) -> CGFloat {
        if let hold { return hold.place }
        return isLeaving ? geometry.gonePlace : rest(in: geometry).frame.minY
    }

    /// The sheet's frame, in the container's coordinates.
    var frame: CGRect {
        frame(in: geometry)
    }

    private func frame(in geometry: SheetGeometry) -> CGRect {
        hold == nil && !isLeaving ? rest(in: geometry).frame : geometry.frame(at: place(in: geometry))
    }

    /// The size that the sheet would have in a container of another size, in points.
    func size(inContainerOf size: CGSize) -> CGSize {
        let traits = (sheet?.traitCollection ?? .current).inWindow(of: size)
        let remembered = known
        defer { known = remembered }
        return rest(in: geometry(in: size, traits)).frame.size
    }

    /// Whether what lies below is dimmed at the detent that is chosen, so that it takes no touches.
    var isDimmed: Bool {
        let geometry = geometry
        return geometry.dimming(at: rest(in: geometry).frame.minY) > 0
    }

    /// The height of the sheet at its detent, as a share of the full height.
    var shareOfFullHeight: Float {
        let geometry = geometry
        let full = geometry.rests[geometry.rests.count - 1].frame.height
        return full > 0 ? Float(rest(in: geometry).frame.height / full) : 1
    }

    // MARK: Presentation

    /// Whether the dimming view is shown, or comes with the transition that goes on.
    private var isDimming = false

    func willPresent() {
        guard let sheet, sheet.isSheet else { return }
        installDimming()
        prepareLayout()
        alongside { [self] in
            isDimming = true
            updateDimming(geometry)
        }
    }

    func willDismiss() {
        // A finger has begun it, and the sheet and its dimming go with that.
        guard dismissal == nil else { return }
        dropDrag()
        stopSettling()
        alongside { [self] in
            isDimming = false
            updateDimming(geometry)
        }
    }

    /// The dismissal was taken back.
    func stay() {
        dismissal = nil
        isLeaving = false
        isDimming = sheet?.isSheet == true
        sheet?.containerView?.setNeedsLayout()
    }

    /// The presentation is over, or did not come about.
    func leave() {
        dropDrag()
        stopSettling()
        dismissal = nil
        isLeaving = false
        isDimming = false
        view.removeContent()
        dimming.removeFromSuperview()
    }

    /// There is a sheet now, or something that fills the container in its place.
    func styleDidChange() {
        dropDrag()
        stopSettling()
        guard let sheet, sheet.isSheet else {
            isDimming = false
            view.removeContent()
            dimming.removeFromSuperview()
            return
        }
        if sheet.presentation?.phase == .presented {
            isDimming = true
            installDimming()
        }
        prepareLayout()
    }

    private func installDimming() {
        dimming.backgroundColor = Self.dimmingColor
        dimming.isUserInteractionEnabled = false
        dimming.alpha = 0
        sheet?.containerView?.insertSubview(dimming, at: 0)
    }

    /// UIKit's colours of what lies below a sheet.
    private static let dimmingColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    private func updateDimming(_ geometry: SheetGeometry) {
        dimming.alpha = isDimming ? geometry.dimming(at: place(in: geometry)) : 0
    }

    /// Runs `change` together with the transition that goes on; at once where there is none.
    private func alongside(_ change: @escaping () -> Void) {
        let isTaken = sheet?.presentation?.coordinator?.animate(alongsideTransition: { _ in change() }, completion: nil)
        if isTaken != true { change() }
    }

    // MARK: Layout

    /// Brings up to date what depends on the container's size and on the app's wishes, but for the sheet's frame.
    func prepareLayout() {
        guard let sheet, let container = sheet.containerView, sheet.isSheet else { return }
        if let content = sheet.presentation?.shown.viewIfLoaded { view.show(content) }
        let geometry = geometry
        dimming.frame = container.bounds
        updateDimming(geometry)
        updateLook(geometry.room.placement, sheet)
        updateTraits(geometry, sheet.traitCollection)
        if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
        if container.accessibilityViewIsModal != sheet.isModal { container.accessibilityViewIsModal = sheet.isModal }
        // The presentation leaves the frame alone while a transition goes on.
        if dismissal != nil { view.frame = frame(in: geometry) }
    }

    private func updateLook(_ placement: SheetPlacement, _ sheet: UISheetPresentationController) {
        var look = SheetView.Look()
        if placement != .covering {
            let radius = sheet.preferredCornerRadius ?? ControlRadius.large
            look.cornerRadius = radius.isFinite ? max(0, radius) : ControlRadius.large
            look.hasEdge = true
            look.hasShadow = true
        }
        if placement == .attached {
            look.corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            look.showsGrabber = sheet.prefersGrabberVisible
        }
        view.look = look
    }

    /// A sheet in the middle has the size class that a window of its width has.
    private func updateTraits(_ geometry: SheetGeometry, _ traits: UITraitCollection) {
        if geometry.room.placement == .centred {
            view.traitOverrides.horizontalSizeClass =
                traits.inWindow(of: rest(in: geometry).frame.size).horizontalSizeClass
        } else {
            view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    // MARK: Detents

    /// The user asks for the next smaller detent, or at the smallest one for the largest. A sheet with one detent is dismissed.
    func chooseNext() {
        let count = geometry.rests.count
        guard count > 1 else {
            sheet?.dismissByUser()
            return
        }
        choose { ($0 + count - 1) % count }
    }

    /// The user asks for another detent.
    ///
    /// - Parameter next: Is given the place of the detent in the list from the smallest to the largest, and answers the new one's.
    func choose(_ next: (Int) -> Int) {
        guard let sheet, sheet.presentation?.phase == .presented, hold == nil else { return }
        let geometry = geometry
        let index = geometry.index(of: sheet.selectedDetentIdentifier)
        let new = min(max(next(index), 0), geometry.rests.count - 1)
        guard new != index else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = geometry.rests[new].identifier }
        tellSelection()
    }

    /// The user has chosen another detent: whoever waits for that hears of it.
    func tellSelection() {
        guard let sheet else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        sheet.presentedViewController.onPresentationChange?(.didChooseDetent)
    }

    // MARK: Dragging

    /// A finger that holds the sheet.
    private struct Hold {
        /// The place of the sheet when the finger took hold of it.
        let start: CGFloat
        /// The place of the sheet now.
        var place: CGFloat
        /// Whether the presentation may be dismissed; nil before somebody was asked.
        var mayGo: Bool?
        /// Whether the delegate has heard that the user tried to dismiss it.
        var hasTried = false
    }

    private var hold: Hold?
    private var dismissal: SheetDismissal?
    /// Whether the sheet goes out by itself, since the finger that dismissed it has let go.
    private var isLeaving = false

    func beginDrag() {
        guard let sheet, sheet.isSheet, !isLeaving, sheet.presentation?.phase == .presented || dismissal != nil else {
            return
        }
        // One that moves is taken hold of where it is seen.
        let place = view.layer.presentation()?.frame.minY ?? view.frame.minY
        settling?.animator.stopAnimation(true)
        view.layer.removeAllAnimations()
        hold = Hold(start: place, place: place)
        endSettling()
    }

    /// - Parameter offset: From where the finger took hold of the sheet, in points downwards.
    func drag(by offset: CGFloat) {
        guard let start = hold?.start else { return }
        let wanted = start + offset
        if wanted > self.geometry.lowestPlace, hold?.mayGo == nil {
            let mayGo = mayDismiss()
            hold?.mayGo = mayGo
            if mayGo { beginDismissal() }
        }
        // Whoever was asked may have ended the presentation.
        guard let mayGo = hold.map({ $0.mayGo ?? false }) else { return }
        let geometry = geometry
        let place = geometry.place(for: wanted, mayGo: mayGo)
        hold?.place = place
        UIView.performWithoutAnimation {
            view.frame = geometry.frame(at: place)
            updateDimming(geometry)
        }
        dismissal?.follow(to: geometry.shareGone(at: place))
        if !mayGo, geometry.isAttempt(at: place) { tellAttempt() }
    }

    /// - Parameter velocity: In points a second, downwards.
    func endDrag(velocity: CGFloat) {
        guard let hold else { return }
        let geometry = geometry
        // A flick may dismiss a sheet that the finger did not bring below its lowest rest.
        switch geometry.release(at: hold.place, velocity: velocity, mayGo: hold.mayGo ?? true) {
        case .rest(let index): settle(at: index, geometry, velocity)
        case .dismissal:
            if dismissal == nil {
                if mayDismiss() { beginDismissal() } else { tellAttempt() }
            }
            // Whoever was asked may have ended the presentation.
            guard self.hold != nil else { return }
            dismissal == nil ? settle(at: 0, geometry, velocity) : settleOutside(geometry, velocity)
        }
    }

    /// The finger has lost the sheet, which returns to where it rested.
    func cancelDrag() {
        guard hold != nil else { return }
        let geometry = geometry
        settle(at: geometry.index(of: sheet?.selectedDetentIdentifier), geometry, 0)
    }

    /// Asks whether the user may end the presentation: not while something else is presented from the sheet.
    private func mayDismiss() -> Bool {
        guard let sheet, sheet.presentedViewController.presentedViewController == nil else { return false }
        return !sheet.presentedViewController.isModalInPresentation
            && sheet.delegate?.presentationControllerShouldDismiss(sheet) != false
    }

    private func tellAttempt() {
        guard let sheet, hold?.hasTried == false else { return }
        hold?.hasTried = true
        sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
        sheet.presentedViewController.onPresentationChange?(.wasRefused)
    }

    private func beginDismissal() {
        let new = SheetDismissal()
        dismissal = new
        sheet?.dismissInteractively(by: new)
        if dismissal === new, !new.isGoingOn {
            dismissal = nil
            hold?.mayGo = false
        }
    }

    /// The sheet has its place without the finger, which still lies on it and moves it no longer.
    private func dropDrag() {
        hold = nil
    }

    // MARK: Coming to rest

    private var settling: (animator: UIViewPropertyAnimator, end: () -> Void)?

    private func settle(at index: Int, _ geometry: SheetGeometry, _ velocity: CGFloat) {
        let rest = geometry.rests[index]
        hold = nil
        let isOther = geometry.index(of: sheet?.selectedDetentIdentifier) != index
        if isOther { sheet?.selectedDetentIdentifier = rest.identifier }
        let ending = dismissal
        ending?.letGo(dismisses: false)
        move(to: rest.frame, velocity) { ending?.complete(dismissed: false) }
        if isOther { tellSelection() }
    }

    private func settleOutside(_ geometry: SheetGeometry, _ velocity: CGFloat) {
        hold = nil
        isLeaving = true
        let ending = dismissal
        ending?.letGo(dismisses: true)
        move(to: geometry.frame(at: geometry.gonePlace), velocity) { ending?.complete(dismissed: true) }
    }

    private func move(to frame: CGRect, _ velocity: CGFloat, _ end: @escaping () -> Void) {
        let change = { [self] in
            view.frame = frame
            view.layoutIfNeeded()
            updateDimming(geometry)
        }
        guard UIView.areAnimationsEnabled else {
            change()
            return end()
        }
        let way = frame.minY - view.frame.minY
        let speed = abs(way) > 1 ? min(max(Double(velocity / way), 0), Self.greatestSpeed) : 0
        let animator = UIViewPropertyAnimator(
            duration: 0,
            timingParameters: UISpringTimingParameters(
                mass: CGFloat(Self.mass), stiffness: CGFloat(Self.stiffness), damping: CGFloat(Self.damping),
                initialVelocity: CGVector(dx: 0, dy: speed)))
        animator.addAnimations(change)
        animator.addCompletion { [weak self] _ in self?.endSettling() }
        settling = (animator, end)
        animator.startAnimation()
    }

    /// The sheet has come to rest, or has been stopped: whoever waits for that hears of it.
    private func endSettling() {
        let end = settling?.end
        settling = nil
        end?()
    }

    /// Leaves the sheet where it is on its way, and nobody hears of it.
    private func stopSettling() {
        settling?.animator.stopAnimation(true)
        settling = nil
    }
}
