import Dispatch
import Glibc
import MainLoop
import MainLoopTesting
import Testing

@Suite("A loop that is the guest of another main loop", .timeLimit(.minutes(4)))
@MainActor
struct GuestTests {
    @Test("Descriptors, timers and posted blocks are served on the main actor")
    func serves() async throws {
        let guest = try GuestLoop()
        let sockets = try SocketPair()
        var received = ""
        var timerFired = false
        var posted = false
        let registrations = [
            try guest.loop.watch(sockets.near, for: .read) { _ in
                MainActor.assertIsolated()
                received += sockets.receive()
            },
            guest.loop.schedule(after: .milliseconds(5)) { timerFired = true },
        ]
        guest.loop.post { posted = true }
        DispatchQueue.global().async { sockets.send("hello") }
        try await guest.wait(until: "all have been served") { received == "hello" && timerFired && posted }
        withExtendedLifetime(registrations) {}
    }

    @Test("Moving a manual clock fires timers without any other wake-up")
    func manualClock() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        var calls = 0
        let timer = guest.loop.schedule(after: .seconds(3600), repeating: .seconds(3600)) { calls += 1 }
        clock.advance(by: .seconds(3600))
        try await guest.wait(until: "the timer has fired") { calls == 1 }
        clock.advance(by: .seconds(3600))
        try await guest.wait(until: "the timer has fired again") { calls == 2 }
        withExtendedLifetime(timer) {}
    }

    @Test("A timer that becomes due while handlers run fires after what has arrived meanwhile was read")
    func dueAfterLook() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        let (cause, answer) = (try OwnedDescriptor.event(), try OwnedDescriptor.event())
        var calls: [String] = []
        let registrations = [
            guest.loop.schedule(after: .seconds(1)) { calls.append("timer") },
            try guest.loop.watch(cause, for: .read) { _ in
                cause.clearEvent()
                calls.append("long work")
                clock.advance(by: .seconds(2))
                answer.raiseEvent()
            },
            try guest.loop.watch(answer, for: .read) { _ in
                answer.clearEvent()
                calls.append("answer")
            },
        ]
        cause.raiseEvent()
        try await guest.wait(until: "all have been called") { calls.count == 3 }
        #expect(calls == ["long work", "answer", "timer"])
        withExtendedLifetime(registrations) {}
    }

    @Test("What comes about without a turn of the loop is seen when the time is up, and what does not is not")
    func withoutTurn() async throws {
        let guest = try GuestLoop()
        let start = ContinuousClock.now
        let hasPassed = try await guest.loop.wait(upTo: .milliseconds(50)) {
            ContinuousClock.now - start >= .milliseconds(20)
        }
        #expect(hasPassed)
        let isMet = try await guest.loop.wait(upTo: .milliseconds(5)) { false }
        #expect(!isMet)
    }

    @Test("An end of turn that a task asked for between two turns comes without anything else happening")
    func endOfTurnFromTask() async throws {
        let guest = try GuestLoop()
        var layouts = 0
        let hook = guest.loop.addEndOfTurnHook { layouts += 1 }
        Task { @MainActor in guest.loop.requestEndOfTurn() }
        try await guest.wait(until: "layout ran") { layouts == 1 }
        withExtendedLifetime(hook) {}
    }

    @Test("Work that a prepare hook knows of is done without anything else happening")
    func moreWork() async throws {
        let guest = try GuestLoop()
        var work = 50
        let hook = guest.loop.addPrepareHook {
            if work > 0 { work -= 1 }
            return work > 0 ? .moreWork : .maySleep
        }
        try await guest.wait(until: "the work is done") { work == 0 }
        withExtendedLifetime(hook) {}
    }

    @Test("A registration released by a handler of the same turn is not called")
    func releasedInTheSameTurn() async throws {
        let guest = try GuestLoop()
        var registrations: [Registration] = []
        var calls = 0
        let events = [try OwnedDescriptor.event(), try OwnedDescriptor.event()]
        for event in events {
            registrations.append(
                try guest.loop.watch(event, for: .read) { _ in
                    calls += 1
                    registrations = []
                })
        }
        for event in events { event.raiseEvent() }
        var turnsAfter = 0
        try await guest.wait(until: "a turn after the call is over") {
            if calls > 0 {
                turnsAfter += 1
                guest.loop.wakeUp()
            }
            return turnsAfter == 3
        }
        #expect(calls == 1)
    }

    @Test("An idle guest is not woken")
    func idle() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        let sockets = try SocketPair()
        let registrations = [
            try guest.loop.watch(sockets.near, for: .read) { _ in },
            guest.loop.schedule(after: .seconds(3600)) {},
        ]
        try await guest.wait(until: "the first turn is over") { guest.loop.statistics.turns > 0 }
        // Another loop on the same main queue shows that time has passed for both.
        let other = try GuestLoop()
        var otherTurns = 0
        let ticks = other.loop.schedule(after: .zero, repeating: .milliseconds(2)) { otherTurns += 1 }
        try await other.wait(until: "the other loop has been busy") { otherTurns == 10 }
        let wakes = guest.loop.statistics.wakes
        try await other.wait(until: "the other loop has been busy longer") { otherTurns == 60 }
        #expect(guest.loop.statistics.wakes == wakes)
        withExtendedLifetime((registrations, ticks)) {}
    }

    @Test("After detaching, the loop is freed and its descriptors are closed")
    func detaching() async throws {
        weak var observed: MainLoop?
        var other: GuestLoop?
        do {
            let guest = try GuestLoop()
            observed = guest.loop
            guest.loop.post {}
            try await guest.wait(until: "it has run") { guest.loop.statistics.turns > 0 }
        }
        other = try GuestLoop()
        let ticks = other?.loop.schedule(after: .zero, repeating: .milliseconds(1)) {}
        try await other?.wait(until: "the cancelled source has let go of the loop") { observed == nil }
        withExtendedLifetime(ticks) {}
        other = nil
    }
}
