import HostStaging
import LayerRenderer
import PluginHost
import QuartzCore
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("Animations in a pane") @MainActor struct Animations {
        @Test(
            "At every moment of its animations a pane has the pixels of the same controller in the host's process",
            arguments: [CGFloat(1), 2])
        func samePixels(scale: CGFloat) throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost(scale: scale) { _ in MovingViewController() }
                _ = host.showPane()
                let local = HostStage(scale: scale)
                let controller = MovingViewController()
                local.embed(controller)
                update(host, [local, host.stage])

                let remote: MovingViewController = try host.controller()
                remote.move()
                controller.move()
                var pictures: Set<[UInt8]> = []
                let times = [0, 0.1, 0.2, 0.25, 0.5, 0.75, 1, MovingViewController.length, 1.5]
                for (index, moment) in times.enumerated() {
                    time.advance(by: .seconds(moment - (index > 0 ? times[index - 1] : 0)))
                    update(host, [local, host.stage])
                    let (one, other) = (picture(host.stage), picture(local))
                    // Comparing without `#expect` on the bytes keeps them out of a report.
                    let areEqual = one == other
                    #expect(areEqual, "after \(moment) seconds")
                    pictures.insert(other)
                }
                // The last two are both at rest.
                #expect(pictures.count == times.count - 1)
                // Nobody waits for time any more.
                #expect(time.count == 0)
                #expect(host.stage.window.layerTree.nextFrame(after: time.seconds, interval: 0.01) == nil)
                local.close()
                host.stage.close()
            }
        }

        @Test("Changes in the middle of others, and views that a stack hides, look in a pane and complete as at home")
        func interrupted() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in InterruptedViewController() }
                _ = host.showPane()
                let local = HostStage()
                let controller = InterruptedViewController()
                local.embed(controller)
                update(host, [local, host.stage])

                let remote: InterruptedViewController = try host.controller()
                var pictures: Set<[UInt8]> = []
                for moment in 0..<20 {
                    if moment % 3 == 0, moment < 12 {
                        remote.turn(moment / 3)
                        controller.turn(moment / 3)
                    }
                    update(host, [local, host.stage])
                    let (one, other) = (picture(host.stage), picture(local))
                    let areEqual = one == other
                    #expect(areEqual, "after \(moment) tenths of a second")
                    pictures.insert(other)
                    time.advance(by: .milliseconds(100))
                    // The plugin may commit again with the host's next frame.
                    host.clock.advance(by: .milliseconds(100))
                }
                #expect(pictures.count > 12)
                #expect(remote.ends.sorted() == controller.ends.sorted())
                #expect(
                    Set(controller.ends) == [
                        "moves true", "fades false", "hides true", "turns true", "comes back true",
                        "fades otherwise true",
                        "hides others true", "edges true",
                    ])
                #expect(time.count == 0)
                local.close()
                host.stage.close()
            }
        }

        @Test("What is animated from the first commit on moves in the pane")
        func firstCommit() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in SpinningViewController() }
                let pane = host.showPane()
                #expect(isMoving(host, time))

                // Taken out of the window and put back, too.
                host.stage.remove(pane)
                host.settle()
                host.stage.embed(pane)
                host.settle()
                #expect(isMoving(host, time))
                host.stage.close()
            }
        }

        @Test("A plugin that is gone leaves no animation behind")
        func gone() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in SpinningViewController() }
                _ = host.showPane()
                #expect(isMoving(host, time))
                // The first time it is started again at once, and then it waits.
                try host.run.end(.exited(.killed(signal: 9)))
                host.settle()
                #expect(isMoving(host, time))
                try host.run.end(.exited(.killed(signal: 9)))
                host.settle()
                #expect(host.stage.window.layerTree.nextFrame(after: time.seconds, interval: 0.01) == nil)
                host.stage.close()
            }
        }

        private func isMoving(_ host: InMemoryHost, _ time: ManualFrameClock) -> Bool {
            let before = picture(host.stage)
            time.advance(by: .milliseconds(130))
            update(host, [host.stage])
            return picture(host.stage) != before
                && host.stage.window.layerTree.nextFrame(after: time.seconds, interval: 0.01) != nil
        }

        /// Draws as a screen would whose next frame is due.
        private func update(_ host: InMemoryHost, _ stages: [HostStage]) {
            host.settle()
            for stage in stages { stage.window.layerTree.requestFrame() }
            host.settle()
        }

        /// The pixels of the right half.
        private func picture(_ stage: HostStage) -> [UInt8] {
            let surface = stage.platform.surface(of: stage.window)
            var bytes: [UInt8] = []
            for y in 0..<surface.height {
                for x in surface.width / 2..<surface.width {
                    guard let pixel = surface.pixel(x: x, y: y) else { continue }
                    bytes += [pixel.red, pixel.green, pixel.blue]
                }
            }
            return bytes
        }
    }
}
