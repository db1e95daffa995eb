import Dispatch

/// A call by real time on the main queue, whatever the clock of the loop says. Not made if the object is gone by then.
@MainActor final class WaitingCall {
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private(set) var isDone = false

    init(after delay: Duration, _ call: @escaping @MainActor () -> Void) {
        timer.schedule(deadline: .now() + delay / .seconds(1))
        timer.setEventHandler { [weak self] in
            // The main queue's blocks run on the main actor.
            MainActor.assumeIsolated {
                self?.isDone = true
                call()
            }
        }
        timer.activate()
    }

    isolated deinit {
        timer.cancel()
    }
}
