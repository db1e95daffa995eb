import Foundation
import MainLoop

/// Timers of Foundation: made in a hook, in the end of a turn and by each other.
@MainActor final class FoundationTimers {
    private let loop: MainLoop
    private var registrations: [Registration] = []
    private var hasFiredInHook = false
    private var ticks = 0
    private var ticking: Timer?

    init(_ loop: MainLoop) {
        self.loop = loop
        registrations = [
            loop.addPrepareHook { [unowned self] in
                guard !hasFiredInHook else { return .maySleep }
                hasFiredInHook = true
                fire("of a hook", after: 0.01)
                return .moreWork
            },
            loop.addEndOfTurnHook { [unowned self] in
                fire("of the end of a turn", after: 0.02) { [unowned self] in
                    fire("of a timer", after: 0) { [unowned self] in self.loop.stop() }
                }
            },
        ]
        ticking = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        ticks += 1
        guard ticks == 3 else { return }
        ticking?.invalidate()
        observe("three times")
        fire("asks for the end", after: 0.01) { [unowned self] in loop.requestEndOfTurn() }
    }

    private func fire(_ name: String, after delay: TimeInterval, then next: @escaping @MainActor () -> Void = {}) {
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated {
                observe(name)
                next()
            }
        }
    }
}
