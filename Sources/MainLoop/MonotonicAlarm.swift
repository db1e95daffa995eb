import CLinux
import Glibc

/// An alarm on CLOCK_MONOTONIC: a timerfd (timerfd_create(2)).
final class MonotonicAlarm: LoopAlarm {
    let descriptor: OwnedDescriptor

    init() throws(SystemCallError) {
        let number = timerfd_create(CLOCK_MONOTONIC, CInt(TFD_CLOEXEC | TFD_NONBLOCK))
        guard number >= 0 else { throw SystemCallError("timerfd_create") }
        descriptor = OwnedDescriptor(taking: number)
    }

    func set(at deadline: Duration?) {
        var setting = itimerspec()
        if let deadline {
            // All zero would disarm it.
            let (seconds, attoseconds) = max(deadline, .nanoseconds(1)).components
            setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        }
        timerfd_settime(descriptor.number, CInt(TFD_TIMER_ABSTIME), &setting, nil)
    }
}
