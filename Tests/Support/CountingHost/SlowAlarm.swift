import MainLoop

/// An alarm of a `SlowClock`.
final class SlowAlarm: LoopAlarm {
    private let alarm: any LoopAlarm

    init(_ alarm: any LoopAlarm) {
        self.alarm = alarm
    }

    var descriptor: OwnedDescriptor {
        alarm.descriptor
    }

    func set(at deadline: Duration?) {
        alarm.set(at: deadline.map { $0 * SlowClock.pace })
    }
}
