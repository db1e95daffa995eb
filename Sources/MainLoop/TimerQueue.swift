/// The timers of a main loop, soonest first. A value: it neither knows the time nor calls anything.
struct TimerQueue {
    struct Timer {
        let id: UInt64
        /// The earliest time at which it may fire.
        var deadline: Duration
        let period: Duration?
        let tolerance: Duration
        let handler: @MainActor () -> Void

        var latest: Duration { deadline + tolerance }
    }

    // Sorted by deadline, equal ones by age. A loop has tens of timers, not thousands.
    private var timers: [Timer] = []

    var isEmpty: Bool { timers.isEmpty }

    /// When to wake so that no timer fires later than its tolerance allows; timers that are due by then share the wake.
    var nextWake: Duration? {
        var wake: Duration?
        for timer in timers {
            if let wake, timer.deadline >= wake { break }
            wake = min(wake ?? timer.latest, timer.latest)
        }
        return wake
    }

    mutating func insert(_ timer: Timer) {
        let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.endIndex
        timers.insert(timer, at: index)
    }

    mutating func remove(_ id: UInt64) {
        if let index = timers.firstIndex(where: { $0.id == id }) { timers.remove(at: index) }
    }

    /// The timers that may fire at `now`, in the order in which they are to fire.
    func due(at now: Duration) -> [UInt64] {
        timers.prefix { $0.deadline <= now }.map(\.id)
    }

    /// Takes out a timer that fires now, and puts it back with its next deadline if it repeats.
    ///
    /// A repeating timer keeps its rhythm: the next deadline is a whole number of periods after the first one. Periods
    /// that were missed are left out, not made up for.
    ///
    /// - Returns: Its handler; nil if it was removed meanwhile.
    mutating func fire(_ id: UInt64, at now: Duration) -> (@MainActor () -> Void)? {
        guard let index = timers.firstIndex(where: { $0.id == id }) else { return nil }
        var timer = timers.remove(at: index)
        if let period = timer.period {
            timer.deadline += period
            if timer.deadline <= now {
                let missed = Int64(exactly: ((now - timer.deadline) / period).rounded(.down))
                timer.deadline += period * (missed ?? 0)
                while timer.deadline <= now { timer.deadline += period }
            }
            insert(timer)
        }
        return timer.handler
    }
}
