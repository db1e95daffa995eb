import Diagnostics

/// Brings everything up to date once per turn of the loop: controllers that are appearing, layout, display, the commit
/// of layers, and at last the controllers that have appeared.
///
/// Whoever runs the loop installs a scheduler; without one the main actor's own queue runs the next update.
@MainActor package final class UpdateCycle {
    package static let main = UpdateCycle()

    private let schedulers = OverrideStack<() -> Void> {
        Task { @MainActor in UpdateCycle.main.update() }
    }

    /// Has `scheduler` called when an update becomes necessary, as long as the installation is held. The call must lead
    /// to `update()` at the end of this turn or in the next. An update that is due already is asked of it at once.
    package func install(scheduler: @escaping () -> Void) -> Override {
        let installation = schedulers.push(scheduler) { [weak self] in self?.scheduleAnew() }
        scheduleAnew()
        return installation
    }

    /// What was asked of another scheduler may never come.
    private func scheduleAnew() {
        if isScheduled { schedulers.current() }
    }

    private var isScheduled = false
    private var isUpdating = false
    private var isDueAgain = false
    private var appearing: [Weak<UIViewController>] = []
    private var ending: [UIViewController] = []
    private var laidOut: [() -> Void] = []
    private var afterwards: [() -> Void] = []

    private init() {
        CATransaction.endTurns { [unowned self] in
            commit()
        } requestTurnEnd: { [unowned self] in
            setNeedsUpdate()
        }
    }

    package func setNeedsUpdate() {
        if isUpdating {
            isDueAgain = true
            return
        }
        guard !isScheduled else { return }
        isScheduled = true
        schedulers.current()
    }

    /// Whether an update is due.
    package var needsUpdate: Bool {
        isScheduled
    }

    /// Runs `block` once in the next update, when all is laid out. That is before anything is drawn, but where controllers appear with the
    /// update it is after they have.
    package func afterLayout(_ block: @escaping () -> Void) {
        laidOut.append(block)
        setNeedsUpdate()
    }

    /// Runs `block` once, at the end of the next update, after the layers were committed.
    package func afterUpdate(_ block: @escaping () -> Void) {
        afterwards.append(block)
        setNeedsUpdate()
    }

    private var observers: [(number: Int, block: () -> Void)] = []
    private var lastObserver = 0

    /// Runs `block` at the end of each update, after the layers were committed, as long as the observation is held.
    package func observe(_ block: @escaping () -> Void) -> Override {
        lastObserver += 1
        let number = lastObserver
        observers.append((number, block))
        return Override { [self] in observers.removeAll { $0.number == number } }
    }

    /// How many updates there have been.
    package private(set) var updateCount = 0

    /// One whole update. What it leaves to do is done in another one.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        isScheduled = false
        updateCount += 1
        layout()
        if ending.isEmpty { callLaidOut() }
        CATransaction.flush()
        endTransitions()
        callLaidOut()
        let blocks = afterwards
        afterwards = []
        for block in blocks { block() }
        for observer in observers { observer.block() }
        // A window may have been shown.
        DisplayFrames.main.windowMayTakeChanges()
        endLayoutFromUpdateToUpdate()
        isUpdating = false
        if isWorkLeft { setNeedsUpdate() }
    }

    /// How many updates in a row have left layout to the next one.
    private var updatesWithoutRest = 0

    /// Drawing and completions may ask for layout, which is done in the next update. Where that leads to the same again it is ended as it
    /// is within one update.
    private func endLayoutFromUpdateToUpdate() {
        let windows = UIWindow.live.filter { $0.isShown && $0.hasPendingLayout }
        updatesWithoutRest = windows.isEmpty ? 0 : updatesWithoutRest + 1
        guard updatesWithoutRest > LayoutSettling.mostRounds else { return }
        updatesWithoutRest = 0
        for window in windows { LayoutSettling.end(in: window) }
    }

    private var isWorkLeft: Bool {
        isDueAgain || !ending.isEmpty || !laidOut.isEmpty || !afterwards.isEmpty
            || UIWindow.live.contains { $0.isShown && $0.hasPendingWork }
    }

    private func callLaidOut() {
        let blocks = laidOut
        laidOut = []
        for block in blocks { block() }
    }

    // MARK: Appearance

    func noteAppearing(_ controller: UIViewController) {
        appearing.append(Weak(controller))
        setNeedsUpdate()
    }

    /// Ends the transition at the end of the next update, when the view has been laid out and committed.
    func endAppearanceTransition(of controller: UIViewController) {
        ending.append(controller)
        setNeedsUpdate()
    }

    /// Tells controllers in `window` that begun to appear, so that they hear it before their first layout.
    func deliverIsAppearing(in window: UIWindow) {
        guard !appearing.isEmpty else { return }
        let due = appearing
        appearing = []
        for entry in due {
            guard let controller = entry.object else { continue }
            if controller.viewIfLoaded?.window === window {
                controller.deliverIsAppearing()
            } else {
                appearing.append(entry)
            }
        }
    }

    private func endTransitions() {
        let due = ending
        ending = []
        for controller in due where controller.appearanceState.isAppearing {
            controller.endAppearanceTransition()
        }
    }

    // MARK: Layout and display

    private func layout() {
        for window in UIWindow.live where window.isShown {
            if window.orientation.isUpdateDue { window.followDevice() }
            window.updateTraits()
            deliverIsAppearing(in: window)
            window.inputViews.update()
            var settling = LayoutSettling(of: window)
            while settling.beginsRound() {
                window.updateTraits()
                window.prepareLayout()
                window.layoutPass()
                KeyboardFollowers.placesMayHaveChanged(in: window)
                deliverIsAppearing(in: window)
            }
            if settling.hasLaidOut, UsageDiagnostic.reportsAmbiguity { window.layoutEngine?.reportAmbiguity() }
            window.updateSystemBars()
            window.focusSystem.updateRing()
            window.pointerHover.updateVeil()
            for decoration in window.decorations { decoration.place(in: window) }
            window.textInput.update()
        }
        appearing.removeAll { $0.object?.appearanceState.isAppearing != true }
    }

    private func commit(_ window: UIWindow) {
        if let platform = window.screen.platform {
            platform.commit(window)
        } else {
            // Nobody shows this window; the record would only grow.
            _ = window.layerTree.takeChanges()
        }
    }

    private func commit() {
        let now = FrameClock.main.now()
        for window in UIWindow.live {
            if window.isShown { window.displayViews() }
            // Time goes on in a window that is not shown, too.
            window.layerTree.startAnimations(at: now)
            if window.isShown, window.layerTree.hasChanges { commit(window) }
        }
        // What was asked for up to here is done. Changes that the platform did not take are its own business: it asks
        // for an update when it can.
        isDueAgain = false
    }
}
