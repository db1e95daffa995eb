/// Tells display links, and whatever else draws with each frame, that a frame begins: sixty times a second as long as a window takes what
/// is drawn. Nobody is woken otherwise.
@MainActor package final class DisplayFrames {
    package static let main = DisplayFrames()

    /// The rate of the screens that windows are shown on.
    nonisolated static let framesPerSecond = 1 / FrameClock.frameSeconds
    private nonisolated static let interval = FrameClock.frameSeconds

    private var listeners: [any FrameListener] = []
    /// When the last frame was due.
    private var last = -Double.infinity
    private var timer: AnyObject?
    /// Whether a frame is due that no window takes yet.
    private var isHeldUp = false

    func add(_ listener: any FrameListener) {
        if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
        listenersDidChange()
    }

    func remove(_ listener: any FrameListener) {
        listeners.removeAll { $0 === listener }
        if !isWanted {
            timer = nil
            isHeldUp = false
        }
    }

    func listenersDidChange() {
        guard isWanted, timer == nil, !isHeldUp else { return }
        let now = FrameClock.main.now()
        timer = FrameClock.main.schedule(seconds: min(last + Self.interval - now, Self.interval)) { [weak self] in
            self?.timer = nil
            self?.begin()
        }
    }

    /// To be called when a window may take changes that did not before. It costs nothing where no frame is held up.
    package func windowMayTakeChanges() {
        guard isHeldUp else { return }
        isHeldUp = false
        listenersDidChange()
    }

    private var isWanted: Bool {
        listeners.contains { !$0.isPaused }
    }

    private func begin() {
        guard isWanted else { return }
        guard UIWindow.live.contains(where: { $0.isShown && $0.takesChanges }) else {
            isHeldUp = true
            return
        }
        let now = FrameClock.main.now()
        // A frame that was a little late does not put off those after it.
        let due = last + Self.interval
        last = abs(now - due) < Self.interval ? due : now
        for listener in listeners { listener.frameDidBegin(at: now) }
        listenersDidChange()
    }
}
