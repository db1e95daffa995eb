/// Repeats something as long as somebody holds this: first after half a second, then ten times a second.
@MainActor final class Autorepeat {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let call: () -> Void
    private var timer: AnyObject?

    init(_ call: @escaping () -> Void) {
        self.call = call
        schedule(after: Self.delay)
    }

    private func schedule(after delay: Duration) {
        timer = FrameClock.main.schedule(delay) { [weak self] in
            guard let self else { return }
            schedule(after: Self.interval)
            call()
        }
    }
}
