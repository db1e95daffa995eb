import Foundation
import MainLoop
import Testing

@Suite("A turn of the loop", .timeLimit(.minutes(4)))
@MainActor
struct TurnTests {
    let clock = ManualClock()
    let loop: MainLoop

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    @Test("A turn serves descriptors, timers, posted blocks, and ends with the end-of-turn hooks")
    func order() throws {
        var calls: [String] = []
        let event = try OwnedDescriptor.event()
        let registrations = [
            loop.addEndOfTurnHook { calls.append("layout") },
            loop.addEndOfTurnHook { calls.append("drawing") },
            loop.addPrepareHook {
                calls.append("prepare")
                return .maySleep
            },
            loop.schedule(after: .zero) { calls.append("timer") },
            try loop.watch(event, for: .read) { [loop] _ in
                event.clearEvent()
                calls.append("descriptor")
                loop.post { calls.append("posted by the descriptor") }
                loop.requestEndOfTurn()
            },
        ]
        loop.post { calls.append("posted") }
        event.raiseEvent()
        loop.runOneTurn(timeout: .zero)
        #expect(
            calls == [
                "prepare", "descriptor", "timer", "posted", "posted by the descriptor", "layout", "drawing",
            ])
        withExtendedLifetime(registrations) {}
    }

    @Test("A block of another thread is called in the next turn, in order")
    func submitted() async {
        @MainActor final class Calls {
            var numbers: [Int] = []
        }
        let calls = Calls()
        await withCheckedContinuation { done in
            Thread.detachNewThread { [loop] in
                for number in 0..<100 { loop.submit { calls.numbers.append(number) } }
                done.resume()
            }
        }
        #expect(calls.numbers.isEmpty)
        #expect(loop.hasReadyDescriptor)
        loop.runOneTurn(timeout: nil)
        #expect(calls.numbers == Array(0..<100))
        #expect(!loop.hasReadyDescriptor)
    }

    @Test("End-of-turn hooks run only when asked for, once however often asked")
    func endOfTurnOnRequest() {
        var layouts = 0
        let hook = loop.addEndOfTurnHook { layouts += 1 }
        loop.runOneTurn(timeout: .zero)
        #expect(layouts == 0)
        for _ in 0..<3 { loop.requestEndOfTurn() }
        #expect(loop.hasReadyDescriptor)
        loop.runOneTurn(timeout: nil)
        #expect(layouts == 1)
        loop.runOneTurn(timeout: .zero)
        #expect(layouts == 1)
        hook.cancel()
        loop.requestEndOfTurn()
        loop.runOneTurn(timeout: .zero)
        #expect(layouts == 1)
    }

    @Test("A request made by an end-of-turn hook is for the next turn, which does not sleep")
    func endOfTurnFromHook() {
        var layouts = 0
        let hook = loop.addEndOfTurnHook { [loop] in
            layouts += 1
            if layouts < 3 { loop.requestEndOfTurn() }
        }
        loop.requestEndOfTurn()
        loop.runOneTurn(timeout: nil)
        #expect(layouts == 1)
        loop.runOneTurn(timeout: nil)
        loop.runOneTurn(timeout: nil)
        #expect(layouts == 3)
        withExtendedLifetime(hook) {}
    }

    @Test("A prepare hook with more work keeps the loop from sleeping")
    func moreWork() {
        var work = 3
        let hook = loop.addPrepareHook {
            work -= 1
            return work > 0 ? .moreWork : .maySleep
        }
        loop.runOneTurn(timeout: nil)
        loop.runOneTurn(timeout: nil)
        #expect(work == 1)
        withExtendedLifetime(hook) {}
    }

    @Test("An end of turn that a prepare hook asked for comes before the loop sleeps")
    func endOfTurnFromPrepareHook() {
        var layouts = 0
        let hooks = [
            loop.addEndOfTurnHook { layouts += 1 },
            loop.addPrepareHook { [loop] in
                if layouts == 0 { loop.requestEndOfTurn() }
                return .maySleep
            },
        ]
        loop.runOneTurn(timeout: nil)
        #expect(layouts == 1)
        withExtendedLifetime(hooks) {}
    }

    @Test("A block posted by a posted block runs in the next turn")
    func postedByPosted() {
        var calls: [String] = []
        loop.post { [loop] in
            calls.append("first")
            loop.post { calls.append("second") }
        }
        loop.runOneTurn(timeout: nil)
        #expect(calls == ["first"])
        loop.runOneTurn(timeout: nil)
        #expect(calls == ["first", "second"])
    }

    @Test("A block posted from outside wakes a sleeping loop")
    func postWakes() {
        #expect(!loop.hasReadyDescriptor)
        loop.post {}
        #expect(loop.hasReadyDescriptor)
        loop.runOneTurn(timeout: nil)
        #expect(!loop.hasReadyDescriptor)
    }

    @Test("Turns that only poll are not counted as wakes")
    func statistics() {
        for _ in 0..<5 { loop.runOneTurn(timeout: .zero) }
        #expect(loop.statistics.turns == 5)
        #expect(loop.statistics.wakes == 0)
        loop.runOneTurn(timeout: .milliseconds(1))
        #expect(loop.statistics.wakes == 1)
    }

    @Test("A loop that nobody holds is freed, and what was registered with it can still be cancelled")
    func lifetime() throws {
        weak var observed: MainLoop?
        let registrations: [Registration]
        do {
            let loop = try MainLoop(clock: clock)
            observed = loop
            let event = try OwnedDescriptor.event()
            registrations = [
                try loop.watch(event, for: .read) { _ in }, loop.schedule(after: .seconds(1)) {},
                loop.addEndOfTurnHook {}, loop.addPrepareHook { .maySleep },
            ]
        }
        #expect(observed == nil)
        for registration in registrations { registration.cancel() }
        clock.advance(by: .seconds(5))
    }
}
