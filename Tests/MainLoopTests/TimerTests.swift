import MainLoop
import Testing

@Suite("Timers")
@MainActor
struct TimerTests {
    let clock = ManualClock()
    let loop: MainLoop

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    /// Moves the clock and lets the loop notice.
    private func pass(_ duration: Duration) {
        clock.advance(by: duration)
        loop.runOneTurn(timeout: .zero)
    }

    @Test("A timer fires once, at its deadline and not before")
    func once() {
        var calls = 0
        let timer = loop.schedule(after: .seconds(2)) { calls += 1 }
        pass(.milliseconds(1999))
        #expect(calls == 0)
        pass(.milliseconds(1))
        #expect(calls == 1)
        pass(.seconds(60))
        #expect(calls == 1)
        withExtendedLifetime(timer) {}
    }

    @Test("Timers fire in the order of their deadlines, equal ones in the order of scheduling")
    func order() {
        var calls: [String] = []
        let timers = [
            loop.schedule(at: .seconds(3)) { calls.append("third") },
            loop.schedule(at: .seconds(1)) { calls.append("first") },
            loop.schedule(at: .seconds(2)) { calls.append("second") },
            loop.schedule(at: .seconds(2)) { calls.append("second, younger") },
        ]
        pass(.seconds(5))
        #expect(calls == ["first", "second", "second, younger", "third"])
        withExtendedLifetime(timers) {}
    }

    @Test("A repeating timer keeps its rhythm and leaves out the periods that were missed")
    func repeating() {
        var times: [Duration] = []
        let timer = loop.schedule(after: .seconds(1), repeating: .seconds(2)) { [clock] in times.append(clock.now) }
        for _ in 0..<4 { pass(.seconds(1)) }
        #expect(times == [.seconds(1), .seconds(3)])
        pass(.milliseconds(5500))
        #expect(times == [.seconds(1), .seconds(3), .milliseconds(9500)])
        pass(.milliseconds(1499))
        #expect(times.count == 3)
        pass(.milliseconds(1))
        #expect(times.last == .seconds(11))
        withExtendedLifetime(timer) {}
    }

    @Test("A repeating timer that cancels itself stays silent, and one cancelled by another timer is not called")
    func cancelInside() {
        var calls: [String] = []
        var repeating: Registration?
        var victim: Registration?
        repeating = loop.schedule(after: .seconds(1), repeating: .seconds(1)) {
            calls.append("repeating")
            repeating?.cancel()
            victim = nil
        }
        victim = loop.schedule(after: .seconds(1)) { calls.append("victim") }
        pass(.seconds(1))
        pass(.seconds(1))
        #expect(calls == ["repeating"])
        #expect(victim == nil)
    }

    @Test("A timer scheduled for now by a timer fires in the next turn, which does not sleep")
    func scheduledByTimer() {
        var calls = 0
        var timers: [Registration] = []
        timers.append(
            loop.schedule(after: .zero) { [loop] in
                calls += 1
                timers.append(loop.schedule(after: .zero) { calls += 1 })
            })
        loop.runOneTurn(timeout: .zero)
        #expect(calls == 1)
        #expect(loop.runOneTurn(timeout: nil))
        #expect(calls == 2)
    }

    /// Has a handler take two seconds, and then call `work`, when `cause` is raised.
    private func watchLongWork(_ cause: OwnedDescriptor, _ work: @escaping () -> Void) throws -> Registration {
        try loop.watch(cause, for: .read) { [clock] _ in
            cause.clearEvent()
            clock.advance(by: .seconds(2))
            work()
        }
    }

    @Test("A timer that becomes due while handlers run fires after what has arrived meanwhile was read")
    func dueAfterLook() throws {
        var calls: [String] = []
        let (cause, answer) = (try OwnedDescriptor.event(), try OwnedDescriptor.event())
        let registrations = [
            loop.schedule(after: .seconds(1)) { calls.append("timer") },
            try watchLongWork(cause) {
                calls.append("long work")
                answer.raiseEvent()
            },
            try loop.watch(answer, for: .read) { _ in
                answer.clearEvent()
                calls.append("answer")
            },
        ]
        cause.raiseEvent()
        loop.runOneTurn(timeout: .zero)
        #expect(calls == ["long work"])
        #expect(loop.lookTime == .zero)
        loop.runOneTurn(timeout: nil)
        #expect(calls == ["long work", "answer", "timer"])
        #expect(loop.lookTime == .seconds(2))
        #expect(!loop.hasReadyDescriptor)
        withExtendedLifetime(registrations) {}
    }

    @Test("A timer that becomes due while handlers run needs nothing else to happen")
    func dueAfterLookAlone() throws {
        var calls: [String] = []
        let cause = try OwnedDescriptor.event()
        let registrations = [
            loop.schedule(after: .seconds(1)) { calls.append("timer") },
            try watchLongWork(cause) { calls.append("long work") },
        ]
        cause.raiseEvent()
        loop.runOneTurn(timeout: nil)
        #expect(calls == ["long work"])
        loop.runOneTurn(timeout: nil)
        #expect(calls == ["long work", "timer"])
        withExtendedLifetime(registrations) {}
    }

    @Test("Timers whose tolerances overlap share one wake")
    func tolerance() throws {
        var calls: [String] = []
        let timers = [
            loop.schedule(at: .seconds(10), tolerance: .seconds(5)) { calls.append("patient") },
            loop.schedule(at: .seconds(12)) { calls.append("exact") },
        ]
        clock.advance(by: .seconds(11))
        #expect(!loop.hasReadyDescriptor)
        clock.advance(by: .seconds(1))
        #expect(loop.hasReadyDescriptor)
        loop.runOneTurn(timeout: .zero)
        #expect(calls == ["patient", "exact"])
        #expect(!loop.hasReadyDescriptor)
        withExtendedLifetime(timers) {}
    }

    @Test("A cancelled timer wakes nobody")
    func cancelledAlarm() {
        let timer = loop.schedule(after: .seconds(1)) {}
        timer.cancel()
        clock.advance(by: .seconds(2))
        #expect(!loop.hasReadyDescriptor)
    }

    @Test("By the real clock a sleeping loop is woken by its timer, not earlier than the deadline")
    func realClock() throws {
        let clock = MonotonicClock()
        let loop = try MainLoop(clock: clock)
        let start = clock.now
        var firedAt: Duration?
        let timer = loop.schedule(after: .milliseconds(30)) { firedAt = clock.now }
        while firedAt == nil, clock.now < start + .seconds(20) { loop.runOneTurn(timeout: .seconds(20)) }
        #expect(try #require(firedAt) >= start + .milliseconds(30))
        #expect(loop.statistics.wakes == 1)
        withExtendedLifetime(timer) {}
    }

    @Test("Several loops can share a manual clock")
    func sharedClock() throws {
        let other = try MainLoop(clock: clock)
        var calls: [String] = []
        let timers = [
            loop.schedule(after: .seconds(1)) { calls.append("one") },
            other.schedule(after: .seconds(1)) { calls.append("other") },
        ]
        clock.advance(by: .seconds(1))
        #expect(loop.runOneTurn(timeout: nil) && other.runOneTurn(timeout: nil))
        #expect(calls == ["one", "other"])
        withExtendedLifetime(timers) {}
    }
}
