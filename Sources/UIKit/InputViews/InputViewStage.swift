/// Puts the input views of the first responder at a window's lower edge, moves them there and away, and says where they are.
///
/// They are asked for with an update, after whatever made another responder the first has told it: from one field to the next they are
/// replaced, and do not go in between. They belong to the app, and are held as long as they are shown.
@MainActor package final class InputViewStage {
    private unowned let window: UIWindow
    private lazy var container = InputViewsContainer()
    /// Whether the container is in the window, or was there when somebody took it out.
    private var isInWindow = false
    private var set = InputViewSet()
    /// Whether the chain is to be asked.
    private(set) var needsUpdate = false
    /// Whether what comes next follows the window, and does not move by itself.
    private var followsWindow = false
    private weak var lastResponder: UIResponder?
    /// Counts the moves: one that another has overtaken has no end.
    private var lastMove = 0

    /// What the input views cover, from the upper edge of the accessory to the window's lower edge, in the window's coordinates; nil where
    /// nothing stands there. While they move it is where they go.
    package private(set) var frame: CGRect?

    init(of window: UIWindow) {
        self.window = window
    }

    /// What the system covers of a window that is shown elsewhere; nil stands for the window's own safe area.
    package var safeAreaInsets: UIEdgeInsets? {
        didSet { if safeAreaInsets != oldValue { surroundingsDidChange() } }
    }

    // MARK: Causes

    func firstResponderDidChange(from old: UIResponder?) {
        lastResponder = old
        setNeedsUpdate()
    }

    /// The window has another size, or the system covers another part of it.
    func surroundingsDidChange() {
        guard set.isAny || frame != nil else { return }
        followsWindow = true
        setNeedsUpdate()
    }

    /// Has the chain of the first responder asked anew with the next update.
    package func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if window.isShown { UpdateCycle.main.setNeedsUpdate() }
    }

    // MARK: Update

    /// Brings the views up to date, once before the layout of each update.
    func update() {
        // Nobody says when a first responder is gone, nor when one leaves the window whose accessory holds the first responder.
        guard needsUpdate || (set.isAny && (window.firstResponder == nil || !set.isUpToDate(in: window))) else {
            return
        }
        returnToOwner()
        needsUpdate = false
        let new = InputViewSet(for: window.firstResponder, in: window)
        let isReplaced = !new.hasSameViews(as: set)
        set = new
        if isReplaced { resignIfGone() }
        // Views that go are seen until they are gone.
        if new.isAny { container.show(new) }
        move(isReplaced: isReplaced)
    }

    /// A field in a page's accessory that is done leaves the keys to the page, so that its accessory stays.
    private func returnToOwner() {
        guard window.firstResponder == nil, isInWindow, let lastResponder, lastResponder.isInside(container),
            let owner = set.accessory?.owner, !owner.isInside(container), owner.responderWindow === window
        else { return }
        owner.becomeFirstResponder()
    }

    /// A first responder in a view that goes gives up the keys with it.
    private func resignIfGone() {
        guard isInWindow, let responder = window.firstResponder, responder.isInside(container) else { return }
        let views = [set.accessory?.view, set.input?.view].compactMap(\.self)
        guard !views.contains(where: responder.isInside) else { return }
        if !responder.resignFirstResponder() { window.firstResponder = nil }
        set = InputViewSet(for: window.firstResponder, in: window)
    }

    // MARK: Moving

    private var safeArea: UIEdgeInsets {
        safeAreaInsets ?? window.safeAreaInsets
    }

    /// The heights of what the views need, and of what is covered below them, in points.
    private func measure() -> (views: CGFloat, below: CGFloat) {
        let below = max(0, safeArea.bottom)
        let room = max(0, window.bounds.height - below)
        return (set.isAny ? container.measure(forWidth: window.bounds.width, room: room) : 0, below)
    }

    private func strip(ofHeight height: CGFloat) -> CGRect {
        CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    }

    private func move(isReplaced: Bool) {
        let animated = !followsWindow
        followsWindow = false
        let heights = measure()
        let old = frame
        let new = heights.views > 0 ? strip(ofHeight: heights.views + heights.below) : nil
        guard old != new || (isReplaced && new != nil), let shown = new ?? old else { return }
        let outside = strip(ofHeight: 0).with(height: shown.height)
        let move = KeyboardMove(
            from: old ?? outside, to: new ?? outside, isHiding: new == nil, isLocal: true, animated: animated,
            on: window.screen)
        lastMove += 1
        let number = lastMove
        UIView.performWithoutAnimation {
            if heights.views > 0 { placeContainer(at: (old ?? outside).minY, height: shown.height) }
            // What waits for layout for other reasons takes no part in the animation.
            window.layoutIfNeeded()
        }
        frame = new
        move.run { [self] in
            placeContainer(at: move.end.minY, height: shown.height)
            KeyboardFollowers.keyboardDidMove(in: window)
            for presentation in window.overlays.presentations { presentation.container.setNeedsLayout() }
            window.layoutIfNeeded()
        } completion: { [weak self] in
            guard let self, lastMove == number else { return }
            move.postEnd()
            if frame == nil { leave() }
        }
    }

    private func placeContainer(at top: CGFloat, height: CGFloat) {
        if container.superview !== window { add() }
        container.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: height)
    }

    private func leave() {
        isInWindow = false
        container.showNothing()
        container.removeFromSuperview()
    }

    // MARK: Place among others

    private func add() {
        isInWindow = true
        if let menu = window.presentedMenu {
            window.insertSubview(container, belowSubview: menu)
        } else {
            window.addSubview(container)
        }
    }

    /// Adds what covers the window's page, but not what stands at the window's lower edge.
    func addBelow(_ view: UIView) {
        if isInWindow, container.superview === window {
            window.insertSubview(view, belowSubview: container)
        } else {
            window.addSubview(view)
        }
    }

    // MARK: What is covered

    /// How much of a view the input views cover at its lower edge, in the view's own points; 0 where it is not in the window.
    func coveredHeight(of view: UIView) -> CGFloat {
        guard let frame, view.window === window else { return 0 }
        let top = view.convert(frame.origin, from: window).y
        let height = view.bounds.maxY - top
        return height.isFinite ? min(max(0, height), view.bounds.height) : 0
    }
}

extension CGRect {
    fileprivate func with(height: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: height)
    }
}
