/// A view that moves by itself, a step at a time.
@MainActor protocol SteppingView: UIView {
    func step()
}

/// Lets views that move by themselves take ten steps a second as long as they can be seen. Without such a view there is
/// no timer, and nothing wakes the process.
@MainActor final class SteppedMotion {
    static let main = SteppedMotion()

    private static let interval = Duration.milliseconds(100)

    private struct Entry {
        weak var view: (any SteppingView)?
    }

    private var entries: [Entry] = []
    private var timer: AnyObject?

    func add(_ view: any SteppingView) {
        guard !entries.contains(where: { $0.view === view }) else { return }
        entries.append(Entry(view: view))
        UpdateCycle.main.setNeedsUpdate()
    }

    func remove(_ view: any SteppingView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        if entries.isEmpty { timer = nil }
    }

    /// Starts or stops the timer. To be called after each update, because whatever shows or hides a view leads to one.
    func reconsider() {
        guard !entries.isEmpty else { return }
        entries.removeAll { $0.view == nil }
        guard !visible.isEmpty else {
            timer = nil
            return
        }
        guard timer == nil else { return }
        timer = Timekeeper.main.schedule(Self.interval) { [weak self] in self?.step() }
    }

    private var visible: [any SteppingView] {
        entries.compactMap(\.view).filter(\.isSeen)
    }

    private func step() {
        timer = nil
        for view in visible {
            view.step()
        }
        reconsider()
    }
}

extension UIView {
    /// Whether the view is in a window that is shown, and neither hidden nor transparent with all that it is in.
    var isSeen: Bool {
        guard window?.isShown == true else { return false }
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.isHidden || view.alpha < 0.01 { return false }
            ancestor = view.superview
        }
        return true
    }
}
