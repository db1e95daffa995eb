@testable import ContainmentTesting
import MainLoop
import PluginProtocol
import Testing

extension HostAndPlugin {
    @Suite("The line of a plugin under test keeps the order of each lane") @MainActor final class LineOrder {
        private let clock = ManualClock()
        private let loop: MainLoop
        private let line: PluginLine
        private var arrived: [String] = []

        init() throws {
            loop = try MainLoop(clock: clock)
            line = PluginLine(loop: loop)
        }

        private func pass(_ name: String, on lane: Lane = .content) {
            line.pass(on: lane) { [unowned self] in arrived.append(name) }
        }

        private func advance(_ time: Duration) {
            clock.advance(by: time)
            while loop.runOneTurn(timeout: .zero) {}
        }

        @Test("A message never overtakes one that is under way for longer; the other lane waits for neither")
        func delay() {
            line.delay = .milliseconds(100)
            pass("slow")
            line.delay = .zero
            pass("quick")
            pass("other", on: .control)
            #expect(arrived == ["other"])
            advance(.milliseconds(99))
            #expect(arrived == ["other"])
            advance(.milliseconds(1))
            #expect(arrived == ["other", "slow", "quick"])
        }

        @Test("What is held comes in order when it is released, and what is not due yet after that")
        func held() {
            line.hold(.content)
            pass("first")
            line.delay = .milliseconds(50)
            pass("second")
            advance(.milliseconds(20))
            line.release(.content)
            #expect(arrived == ["first"])
            advance(.milliseconds(30))
            #expect(arrived == ["first", "second"])
        }

        @Test("Nothing of a process that is gone comes any more")
        func forgotten() {
            line.delay = .milliseconds(50)
            pass("late")
            line.forget()
            advance(.seconds(1))
            #expect(arrived.isEmpty)
        }
    }
}
