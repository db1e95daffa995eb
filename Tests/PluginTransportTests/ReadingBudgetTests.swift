import MainLoop
import MainLoopTesting
import PluginProtocol
import Synchronization
import Testing

@testable import PluginTransport

@MainActor @Suite(.serialized) struct ReadingBudgetTests {
    private let clock = ManualClock()
    private let loop: MainLoop
    /// What the messages have cost, in milliseconds.
    private final class Cost: Sendable {
        let milliseconds = Mutex(0)
    }
    private let cost = Cost()
    private let share: ReadingBudget

    init() throws {
        loop = try MainLoop(clock: clock)
        share = ReadingBudget(loop: loop) { [cost] in .milliseconds(cost.milliseconds.withLock { $0 }) }
    }

    private func spend(_ milliseconds: Int) {
        share.spend { cost.milliseconds.withLock { $0 += milliseconds } }
    }

    private func advance(_ milliseconds: Int) {
        clock.advance(by: .milliseconds(milliseconds))
        loop.runOneTurn(timeout: .zero)
    }

    @Test("What takes less than its share is never held up")
    func modest() {
        for _ in 0..<100 {
            spend(1)
            #expect(!share.isUsedUp)
            advance(17)
        }
    }

    @Test("A share that is used up is whole again with the next frame")
    func nextFrame() {
        var resumed: [Lane] = []
        for lane in Lane.allCases { share.onResume(of: lane) { resumed.append(lane) } }
        advance(100)
        spend(3)
        #expect(!share.isUsedUp)
        advance(2)
        spend(1)
        #expect(share.isUsedUp)
        advance(14)
        #expect(share.isUsedUp)
        advance(1)
        #expect(!share.isUsedUp)
        #expect(Set(resumed) == Set(Lane.allCases))
    }

    @Test(
        "Who takes long waits as long, but never for more than a tenth of a second", arguments: [(40, 40), (900, 100)])
    func dear(milliseconds: Int, pause: Int) {
        advance(100)
        spend(milliseconds)
        advance(pause - 1)
        #expect(share.isUsedUp)
        advance(1)
        #expect(!share.isUsedUp)
    }

    @Test("Without a share nothing is held up, on a clock that stands still too")
    func unlimited() {
        let cost = Cost()
        let share = ReadingBudget(loop: loop, perFrame: nil) { .milliseconds(cost.milliseconds.withLock { $0 }) }
        for _ in 0..<100 {
            share.spend(after: .seconds(1)) {
                cost.milliseconds.withLock { $0 += 1000 }
                #expect(!share.isUsedUp)
            }
            #expect(!share.isUsedUp)
        }
    }

    @Test("A share can be used up in the middle, so that the rest waits")
    func middle() {
        advance(100)
        share.spend {
            #expect(!share.isUsedUp)
            cost.milliseconds.withLock { $0 += 4 }
            #expect(share.isUsedUp)
        }
    }
}
