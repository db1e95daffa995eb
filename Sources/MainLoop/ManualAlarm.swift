import Synchronization

/// An alarm on a `ManualClock`: an eventfd that is raised when the test moves the clock to or past the deadline.
final class ManualAlarm: LoopAlarm {
    let descriptor: OwnedDescriptor
    private let clock: ManualClock
    private let deadline = Mutex<Duration?>(nil)

    init(clock: ManualClock, descriptor: OwnedDescriptor) {
        self.clock = clock
        self.descriptor = descriptor
    }

    func set(at deadline: Duration?) {
        self.deadline.withLock { $0 = deadline }
        descriptor.clearEvent()
        timeDidChange(to: clock.now)
    }

    func timeDidChange(to now: Duration) {
        if let deadline = deadline.withLock({ $0 }), deadline <= now {
            descriptor.raiseEvent()
        }
    }
}
