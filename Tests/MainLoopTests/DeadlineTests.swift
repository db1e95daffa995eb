import MainLoop
import Testing

@Suite("Deadlines") @MainActor struct DeadlineTests {
    private let clock = ManualClock()
    private let loop: MainLoop

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    /// - Returns: Whether that woke the loop.
    private func pass(_ duration: Duration) -> Bool {
        clock.advance(by: duration)
        let isWoken = loop.hasReadyDescriptor
        loop.runOneTurn(timeout: .zero)
        return isWoken
    }

    @Test("It is called once, at the time that was said last, and nobody is woken for one that was said before")
    func putOff() {
        var calls = 0
        let deadline = Deadline(on: loop) { calls += 1 }
        deadline.time = .seconds(1)
        deadline.time = .seconds(3)
        #expect(!pass(.milliseconds(2999)) && calls == 0)
        #expect(pass(.milliseconds(1)) && calls == 1)
        #expect(deadline.time == nil)
        #expect(!pass(.seconds(60)) && calls == 1)
        // One that has passed is due at once.
        deadline.time = .seconds(9)
        deadline.time = .seconds(2)
        #expect(pass(.zero) && calls == 2)
    }

    @Test("One that was called off, or that nobody keeps, wakes nobody")
    func calledOff() {
        var calls = 0
        var deadline: Deadline? = Deadline(on: loop) { calls += 1 }
        deadline?.time = .seconds(1)
        deadline?.time = nil
        #expect(!pass(.seconds(2)))
        deadline?.time = .seconds(3)
        deadline = nil
        #expect(!pass(.seconds(2)) && calls == 0)
    }

    @Test("It may set itself again when it is called")
    func again() {
        var times: [Duration] = []
        var deadline: Deadline?
        deadline = Deadline(on: loop) { [clock] in
            times.append(clock.now)
            deadline?.time = clock.now + .seconds(1)
        }
        deadline?.time = .seconds(1)
        for _ in 0..<4 { _ = pass(.milliseconds(500)) }
        #expect(times == [.seconds(1), .seconds(2)])
        deadline = nil
    }
}
