import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// docs/Protocol.md, “Resizing”.
    @Suite("Panes of changing size") @MainActor struct Resizes {
        /// Says how many messages are on the way when it is drawn.
        private final class Onlooker: UIView {
            var look: () -> Int = { 0 }
            private(set) var seen: [Int] = []

            override func draw(_ rect: CGRect) {
                seen.append(look())
            }
        }

        @Test("A new size is on its way when the host begins to draw")
        func beforeDrawing() throws {
            let host = try InMemoryHost { _ in UIViewController() }
            let pane = host.showPane()
            let onlooker = Onlooker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let wire = try host.run.channels.wire
            onlooker.look = { wire.count }
            host.stage.root.view.addSubview(onlooker)
            host.settle()
            #expect(onlooker.seen == [0])
            pane.view.frame.size.width -= 10
            onlooker.setNeedsDisplay()
            UpdateCycle.main.update()
            #expect(onlooker.seen == [0, 1])
            #expect(host.deliver() > 0)
            #expect(try host.controller().view.frame.size == pane.view.bounds.size)
        }

        @Test(
            "Every picture that is composed shows what the plugin draws at the pane's size, or what it drew last, cut off at the top left",
            arguments: [(0, 1), (0, 2), (1, 1), (1, 2), (10, 1), (10, 2)])
        func atOnce(delay: Int, scale: Int) throws {
            var resizes = 0
            for (seed, late) in [(1, Lane.content), (2, .control)] {
                let trial = try ResizeTrial(
                    seed: UInt64(seed * 100 + delay * 10 + scale), delay: delay, late: late, scale: scale)
                try trial.run(frames: scale == 1 ? 300 : 80)
                // Otherwise the trial would have been none.
                #expect(trial.ownPictures > 20 && trial.earlierPictures > 20)
                resizes += trial.resizes
            }
            #expect(resizes > (scale == 1 ? 600 : 150))
        }

        @Test(
            "In an animation of the pane's size the plugin's contents go along, or follow as late as it answers, and are never stretched",
            arguments: [0, 1, 10], [Lane.control, .content])
        func animated(delay: Int, late: Lane) throws {
            try ManualFrameClock.use { time in
                let trial = try AnimatedResizeTrial(seed: UInt64(delay + 1), delay: delay, late: late, time)
                try trial.run(resizes: 12)
                #expect(delay == 0 || trial.latePictures > 12)
            }
        }

        @Test(
            "A pane that gets another size while it is pushed or popped shows no other picture either",
            arguments: [0, 1, 10], [Lane.control, .content])
        func pushed(delay: Int, late: Lane) throws {
            try ManualFrameClock.use { time in
                let trial = try PushedResizeTrial(seed: UInt64(delay + 1), delay: delay, late: late, time)
                try trial.run(rounds: 50)
                #expect(trial.interruptions > 20 && trial.pictures > 60)
            }
        }

        @Test(
            "A pane in a column that gets another size while columns come and go shows no other picture either",
            arguments: [0, 1, 10], [Lane.control, .content])
        func columns(delay: Int, late: Lane) throws {
            try ManualFrameClock.use { time in
                let trial = try SplitResizeTrial(seed: UInt64(delay + 1), delay: delay, late: late, time)
                try trial.run(rounds: 30)
                #expect(trial.interruptions > 10 && trial.ownPictures > 60)
                #expect(delay == 0 || trial.latePictures > 20)
            }
        }
    }
}
