/// A time at which something is to be done, which is mostly put off or called off before it comes.
///
/// That costs less than to schedule something else each time, and the loop wakes only for the time as it is when it goes to sleep.
@MainActor package final class Deadline {
    private let loop: MainLoop
    private let id: UInt64
    private let handler: @MainActor () -> Void

    /// - Parameter handler: Called when the time has come, which is nil by then. It must not keep whoever keeps this object.
    package init(on loop: MainLoop, handler: @escaping @MainActor () -> Void) {
        self.loop = loop
        self.handler = handler
        id = loop.makeID()
    }

    isolated deinit {
        loop.removeTimer(id)
    }

    /// By the loop's clock; nil: never.
    package var time: Duration? {
        didSet {
            guard time != oldValue else { return }
            loop.removeTimer(id)
            if let time { loop.addTimer(id, at: time, handler: alarm) }
        }
    }

    private lazy var alarm: @MainActor () -> Void = { [weak self] in self?.timeIsUp() }

    private func timeIsUp() {
        time = nil
        handler()
    }
}
