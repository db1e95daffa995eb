import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Display links") @MainActor struct DisplayLinks {
        @MainActor private final class Target {
            var times: [Double] = []
            var onTick: (() -> Void)?

            func tick() {
                times.append(FrameClock.main.now())
                onTick?()
            }
        }

        private let frames = ManualFrameClock()
        private let installation: Override
        private let stage: Stage

        init() {
            installation = frames.install()
            stage = Stage()
            // A frame begins for whichever window takes what is drawn.
            for window in UIWindow.live where window !== stage.window { window.isHidden = true }
            ObjectTable(Target.self, actions: [.init("tick") { $0.tick() }]).register()
        }

        private func link(_ target: Target) -> CADisplayLink {
            let link = CADisplayLink(target: target, selector: "tick")
            link.add(to: .main, forMode: .common)
            return link
        }

        @Test("It calls sixty times a second, with the time of the frame and of the next one, until it is invalidated")
        func rate() throws {
            let target = Target()
            let link = link(target)
            defer { link.invalidate() }
            frames.advance(by: .seconds(1))
            #expect((59...61).contains(target.times.count))
            let steps = zip(target.times.dropFirst(), target.times).map { $0 - $1 }
            #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 0.001 })
            #expect(link.timestamp == target.times.last)
            #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 0.001)
            #expect(abs(link.duration - 1.0 / 60) < 0.001)
            link.invalidate()
            let count = target.times.count
            frames.advance(by: .seconds(1))
            #expect(target.times.count == count)
        }

        @Test(
            "A lower rate leaves frames out; one that is none is the screen's",
            arguments: [(30, 30), (10, 10), (0, 60), (-5, 60), (1000, 60)])
        func lowerRate(preferred: Int, expected: Int) {
            let target = Target()
            let link = link(target)
            defer { link.invalidate() }
            link.preferredFramesPerSecond = preferred
            frames.advance(by: .seconds(2))
            #expect(abs(target.times.count - 2 * expected) <= 2)
        }

        @Test("While it is paused nothing is called, and nothing is made up for")
        func pause() {
            let target = Target()
            let link = link(target)
            defer { link.invalidate() }
            frames.advance(by: .milliseconds(100))
            let count = target.times.count
            #expect(count > 0)
            link.isPaused = true
            frames.advance(by: .seconds(1))
            #expect(target.times.count == count)
            link.isPaused = false
            frames.advance(by: .milliseconds(20))
            #expect((1...2).contains(target.times.count - count))
        }

        @Test("A method that the target has not got is reported once, and ends the link")
        func unknownMethod() {
            weak var gone: Target?
            expectDiagnostics([.unrecognizedSelector]) {
                let target = Target()
                gone = target
                CADisplayLink(target: target, selector: "vanish").add(to: .main, forMode: .common)
                frames.advance(by: .seconds(1))
            }
            #expect(gone == nil)
        }

        @Test("No frame begins while no window is shown, and one does when it is again")
        func hidden() {
            let target = Target()
            let link = link(target)
            defer { link.invalidate() }
            frames.advance(by: .milliseconds(50))
            stage.window.isHidden = true
            stage.update()
            frames.advance(by: .milliseconds(50))
            let count = target.times.count
            frames.advance(by: .seconds(10))
            #expect(target.times.count == count)
            stage.window.isHidden = false
            stage.update()
            frames.advance(by: .milliseconds(50))
            #expect((2...4).contains(target.times.count - count))
        }

        @Test(
            "It holds its target until it is invalidated, by the method itself too, and is over when the last mode is taken"
        )
        func life() {
            weak var gone: Target?
            do {
                let target = Target()
                gone = target
                let link = link(target)
                target.onTick = { link.invalidate() }
                frames.advance(by: .milliseconds(100))
                #expect(target.times.count == 1)
                target.onTick = nil
            }
            #expect(gone == nil)
            let target = Target()
            let link = link(target)
            link.add(to: .main, forMode: .default)
            link.remove(from: .main, forMode: .common)
            frames.advance(by: .milliseconds(50))
            let count = target.times.count
            #expect(count > 0)
            link.remove(from: .main, forMode: .default)
            frames.advance(by: .seconds(1))
            #expect(target.times.count == count)
        }
    }
}
