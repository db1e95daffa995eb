import MainLoop

/// Round trips one after the other, and how long each took.
@MainActor final class RoundTrips {
    private let count: Int
    private let pace: Duration?
    private let loop: MainLoop
    private let send: () -> Void
    private var times: [Double] = []
    private var began: Duration
    private var timer: Registration?

    /// - Parameters:
    ///   - pace: How long after one beginning the next one comes; nil: as soon as the one before is over.
    ///   - send: Begins one. Who hears the answer calls `answered()`.
    init(_ count: Int, every pace: Duration?, on loop: MainLoop, _ send: @escaping () -> Void) {
        self.count = count
        self.pace = pace
        self.loop = loop
        self.send = send
        began = loop.clock.now
    }

    /// - Returns: Milliseconds of each, once all are over.
    func run() -> [Double] {
        begin()
        loop.run()
        return times
    }

    /// The one that was begun last is over.
    func answered() {
        let time = loop.clock.now - began
        times.append(time / .milliseconds(1))
        guard times.count < count else { return loop.stop() }
        guard let pace else { return begin() }
        timer = loop.schedule(after: max(.zero, pace - time)) { [unowned self] in begin() }
    }

    private func begin() {
        began = loop.clock.now
        send()
    }
}
