import AttackStaging
import Attacks
import MainLoop
import QuartzCore
import Testing
import Threads
import UIKit

extension HostAndPlugin {
    @Suite("Attacks by numbers that are all in order, each by itself") @MainActor struct NumberAttacks {
        @Test(
            "C2, C3, C5 and P1: products of transforms end nobody, and cost what the host draws not a pixel",
            arguments: Attack.numbers)
        func numbers(attack: Attack) throws {
            let host = try AttackedHost(attack, isDrawnHere: true)
            let mark = UIView(frame: CGRect(x: 390, y: 290, width: 10, height: 10))
            mark.backgroundColor = .green
            host.stage.root.view.addSubview(mark)
            let deadline = MonotonicClock().now + .seconds(60)
            while !host.isOver, MonotonicClock().now < deadline { host.runFrame() }
            #expect(host.isOver)
            // Drawn after the pane, in the same frame.
            host.stage.window.layer.setNeedsRedraw()
            host.runFrame()
            #expect(host.stage.pixel(CGPoint(x: 395, y: 295)) == "#00ff00")
        }
    }

    @Suite("Attacks by what takes long, each by itself") @MainActor struct TimeAttacks {
        /// By the processor's time, in a debug build, and far more than any takes; `scripts/measure-attacks` tells what a release build takes.
        private static let longest = Duration.seconds(10)

        @Test(
            "T1 to T9, M5 and M7: a host that does not draw them takes them, and is not held by any",
            arguments: Attack.time.filter { !$0.id.hasPrefix("T10") }
                + Attack.memory.filter { ["M5", "M7"].contains($0.id) })
        func time(attack: Attack) throws {
            let host = try AttackedHost(attack)
            let start = ProcessorTime.ofThisThread()
            let deadline = MonotonicClock().now + .seconds(120)
            while !host.isOver, MonotonicClock().now < deadline { host.runFrame() }
            #expect(host.isDone, "\(host.pane.state)")
            for (work, duration) in host.longest {
                #expect(duration < Self.longest, "\(work), of \(ProcessorTime.ofThisThread() - start) in all")
            }
        }
    }
}
